import type { DocSearchModalProps } from '@docsearch/react/modal';
import { useLang } from '@rspress/core/runtime';
import { Fragment, type MouseEvent, use } from 'react';
import type { MarkedText } from '../../../plugins/retrieval/search/shared/types';
import { linkTarget } from '../Link/linkTarget';
import { preloadPage } from '../Link/loadPage';
import { DialogScopeContext } from './DialogScope';
import { hitSlots } from './hitSlots';
import { type DialogHit, hitText, isConversation } from './hitText';
import { useFollowHit } from './useFollowHit';
import { useHitVersion } from './useHitVersion';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** The row is a `div`, so its cells have an explicit role. The focus stays in the search field. */
const CELL = { role: 'gridcell' };

/** Allows long names to break after a dot. */
function Breakable({ text }: { text: string }) {
  return text.split('.').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity besides their index
    <Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

function Marked({ pieces }: { pieces: readonly MarkedText[] }) {
  return pieces.map(({ text, isMatch }, index) => {
    const Tag = isMatch ? 'mark' : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <Tag key={index}>
        <Breakable text={text} />
      </Tag>
    );
  });
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

/** A search result or stored search: title, path and snippet. Its texts are rendered as plain text. */
export function SearchHit({ hit, children }: HitProps) {
  const lang = useLang();
  const follow = useFollowHit();
  const { watch } = use(DialogScopeContext);
  const version = useHitVersion(hit as DialogHit);
  const { title, path, snippet } = hitText(hit as DialogHit);
  const { icon, action } = hitSlots(children);
  const target = linkTarget(hit.url);

  const texts = (
    <>
      <span className="lt-hit__icon">{icon}</span>
      <span className="lt-hit__texts">
        <span className="lt-hit__title">
          <Marked pieces={title} />
        </span>
        {path.length > 0 && <span className="lt-hit__path">{path.join(' › ')}</span>}
        {snippet.length > 0 && (
          <span className="lt-hit__snippet">
            <Marked pieces={snippet} />
          </span>
        )}
      </span>
      {version && <span className="lt-hit__version">{version}</span>}
    </>
  );

  return (
    <>
      <div {...CELL} className="lt-hit__cell">
        {isConversation(hit as DialogHit) ? (
          // Conversations are opened by their row and have no URL.
          <span className="lt-hit">{texts}</span>
        ) : (
          <a
            className="lt-hit"
            href={target.href}
            lang={lang}
            onMouseEnter={() => target.kind === 'page' && preloadPage(target.path)}
            onAuxClick={() => watch?.used()}
            onClick={(event) => {
              watch?.used();
              if (hasModifier(event)) return;
              event.preventDefault();
              follow(hit.url);
            }}
          >
            {texts}
          </a>
        )}
      </div>
      {action && (
        <div {...CELL} className="lt-hit__actions">
          {action}
        </div>
      )}
    </>
  );
}
