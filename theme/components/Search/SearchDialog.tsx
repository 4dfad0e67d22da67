import { DocSearchModal } from '@docsearch/react/modal';
import { useNav } from '@rspress/core/runtime';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  DialogContext,
  type DialogParts,
} from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { resultsPerGroup } from '../../../plugins/retrieval/docsearch/shared';
import { Toast } from '../../ui/Toast/Toast';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './DocSearchValues.css';
import './SearchDialog.css';
import './DialogBar.css';
import './SearchHit.css';
import './EmptyScreens.css';
import './AskScreen.css';
import './AskAnswer.css';
import './ForcedColors.css';
import { askSettings } from './askSettings';
import { brokenText } from './brokenText';
import { credentials } from './credentials';
import { DialogBar } from './DialogBar';
import { type DialogScope, DialogScopeContext } from './DialogScope';
import { dialogTranslations, editedTexts, searchTexts } from './dialogTexts';
import { ErrorAction } from './ErrorAction';
import { failureText, voteFailureText } from './failureText';
import { siteHits } from './localUrl';
import { SearchBoundary } from './SearchBoundary';
import { SearchHit } from './SearchHit';
import { dropInvalid } from './storedSearches';
import { ensureStorage } from './usableStorage';
import { useBackCloses } from './useBackCloses';
import { useDialogFocus } from './useDialogFocus';
import { useDialogKeys } from './useDialogKeys';
import { useDialogSearch } from './useDialogSearch';
import { useFollowHit } from './useFollowHit';
import type { PageSearch } from './useSearchSettings';
import { useSearchWatch } from './useSearchWatch';
import { useSuggestions } from './useSuggestions';

/** The maximum length of the initial query. */
const MAX_QUERY_LENGTH = 512;

export interface SearchDialogProps {
  search: PageSearch;
  /** Gets the focus when the dialog closes, unless another element had it before. */
  button: RefObject<HTMLElement | null>;
  /** The initial query. @default the selected text */
  initialQuery?: string;
  onClose: () => void;
}

function Dialog({ search, button, initialQuery, onClose }: SearchDialogProps) {
  const { dialog, askAi, lang, version, versions } = search;
  const text = useMemo(() => searchTexts(lang), [lang]);
  const [isAskAiActive, setAskAiActive] = useState(false);
  const [scrollY] = useState(() => window.scrollY);
  const leaveAskAi = useCallback(() => setAskAiActive(false), []);
  const { scope, setScope, transformSearchClient, finds, engine, failure } =
    useDialogSearch(search);
  const follow = useFollowHit();
  const watch = useSearchWatch(search);
  const sections = useNav().flatMap((item) => ('link' in item && item.text) || []);
  const suggestions = dialog.suggestions?.[lang] ?? sections;
  useDialogFocus(button);
  useDialogKeys({ onClose, isAskAiActive, leaveAskAi });
  useBackCloses({ onClose, isAskAiActive, leaveAskAi });

  const parts: DialogParts = {
    label: text('search'),
    texts: editedTexts(text),
    Bar: DialogBar,
    ErrorAction,
    failureText: (error) => failureText(error, text),
    voteFailureText: (error) => voteFailureText(error, text),
    // biome-ignore lint/correctness/useHookAtTopLevel: the dialog calls it while rendering
    useSuggestions: (state) => useSuggestions(state, finds, suggestions),
  };
  const inside: DialogScope = {
    version,
    hasVersions: versions.length > 1,
    scope,
    setScope,
    failure,
    startQueries: dialog.suggestions?.[lang] ?? [],
    close: onClose,
    watch,
    onBetter: engine?.onBetter,
  };
  const { reportUrl, disableUserPersonalization } = dialog;

  return (
    <DialogContext value={parts}>
      <DialogScopeContext value={inside}>
        <DocSearchModal
          {...credentials(search)}
          translations={dialogTranslations(text, askAi !== undefined, failure)}
          initialQuery={initialQuery?.slice(0, MAX_QUERY_LENGTH)}
          initialScrollY={scrollY}
          maxResultsPerGroup={resultsPerGroup(dialog, lang)}
          hitComponent={SearchHit}
          transformItems={siteHits}
          transformSearchClient={transformSearchClient}
          navigator={{
            navigate({ itemUrl }) {
              watch.used();
              follow(itemUrl);
            },
          }}
          getMissingResultsUrl={
            reportUrl
              ? ({ query }) => reportUrl.replaceAll('{{query}}', encodeURIComponent(query))
              : undefined
          }
          disableUserPersonalization={disableUserPersonalization}
          askAi={askAi && askSettings(askAi, { lang, version })}
          isAskAiActive={isAskAiActive}
          onAskAiToggle={(isActive) => {
            if (isActive) watch.used();
            setAskAiActive(isActive);
          }}
          onClose={onClose}
        />
      </DialogScopeContext>
    </DialogContext>
  );
}

/** The search dialog, loaded on interaction. */
export default function SearchDialog(props: SearchDialogProps) {
  const { search, onClose } = props;
  const text = searchTexts(search.lang);
  const [host] = useState(() => {
    ensureStorage();
    dropInvalid(credentials(search).indexName ?? '');
    return document.body;
  });
  const isAlgolia = search.settings.engine === 'algolia';
  const renderError = (error: Error) => (
    <Toast closeLabel={text('close')} onClose={onClose}>
      {brokenText(error, text)}
    </Toast>
  );
  return createPortal(
    <SearchBoundary renderError={renderError}>
      <div className={isAlgolia ? 'lt-docsearch lt-docsearch--algolia' : 'lt-docsearch'}>
        <Dialog {...props} />
      </div>
    </SearchBoundary>,
    host,
  );
}

export { preloadEngine } from './engine';
