import { Dialog } from '@base-ui/react/dialog';
import { useLang, usePage } from '@rspress/core/runtime';
import { type KeyboardEvent, useRef } from 'react';
import { useCopyTexts } from '../../hooks/useCopyTexts';
import { useTextsOf } from '../../hooks/useTextsOf';
import { usePageAddress } from '../../routes/usePageAddress';
import { focusTarget } from '../../scroll/focusTarget';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { Icon } from '../../ui/icons';
import { Changes } from './Changes';
import { goToChange } from './changeSteps';
import './Compare.css';
import { noticeStrings } from '../Notices/noticeStrings';
import { compareStrings } from './compareStrings';
import { useComparison } from './useComparison';
import type { PagePair } from './useOtherVersion';

export interface CompareDialogProps {
  pair: PagePair;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function Comparison({ pair: { older, newer } }: { pair: PagePair }) {
  const text = useTextsOf(noticeStrings);
  const compareText = useTextsOf(compareStrings);
  const lang = useLang();
  const { site } = usePageAddress();
  const versions = site.versions.filter((version) => version !== site.version);
  const { state, retry } = useComparison({ before: older.twin, after: newer.twin, lang, versions });
  if (state.status === 'loading') return <p role="status">{compareText('compareLoading')}</p>;
  if (state.status === 'failed') {
    return (
      <div role="alert">
        <p className="lt-compare__error">{compareText('compareFailed')}</p>
        <button type="button" className="lt-compare__retry" onClick={retry}>
          {text('tryAgain')}
        </button>
      </div>
    );
  }
  if (state.changes.every(({ kind }) => kind === 'same')) {
    const parameters = { older: older.version, newer: newer.version };
    return <p role="status">{compareText('compareSame', parameters)}</p>;
  }
  return <Changes changes={state.changes} />;
}

const STEPS = [
  { key: 'p', direction: -1, text: 'comparePrevious' },
  { key: 'n', direction: 1, text: 'compareNext' },
] as const;

/** Shows the differences between a page and the same page in another version. */
export default function CompareDialog({ pair, isOpen, onOpenChange }: CompareDialogProps) {
  const text = useTextsOf(compareStrings);
  const lang = useLang();
  const copyTexts = useCopyTexts();
  const { title } = usePage().page;
  const body = useRef<HTMLElement>(null);
  const step = (direction: 1 | -1) =>
    body.current ? goToChange(body.current, direction) : undefined;

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    const wanted = STEPS.find((one) => one.key === key.toLowerCase());
    if (!wanted || ctrlKey || metaKey || altKey) return;
    const change = step(wanted.direction);
    if (change) focusTarget(change);
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="lt-compare__backdrop" />
        <Dialog.Popup className="lt-compare" lang={lang} onKeyDown={onKeyDown}>
          <header className="lt-compare__head">
            <Dialog.Title className="lt-compare__title">
              {title}
              <span className="lt-compare__versions">
                {pair.older.version} → {pair.newer.version}
              </span>
            </Dialog.Title>
            <div className="lt-compare__steps">
              {STEPS.map(({ key, direction, text: name }) => (
                <button
                  key={key}
                  type="button"
                  className="lt-compare__step"
                  aria-label={text(name)}
                  aria-keyshortcuts={key}
                  title={`${text(name)} (${key})`}
                  onClick={() => step(direction)}
                >
                  <Icon name="chevronDown" width={18} height={18} />
                </button>
              ))}
              <CopyButton
                getText={() => window.location.href}
                label={text('compareCopyLink')}
                className="lt-compare__step"
                {...copyTexts}
              />
            </div>
            <Dialog.Close className="lt-compare__close" aria-label={text('compareClose')}>
              <Icon name="close" width={18} height={18} />
            </Dialog.Close>
          </header>
          <section
            ref={body}
            className="lt-compare__body"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it if nothing inside is focusable
            tabIndex={0}
            aria-label={text('compareRegion')}
          >
            <Comparison pair={pair} />
          </section>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
