import { Dialog } from '@base-ui/react/dialog';
import { useLang, usePage } from '@rspress/core/runtime';
import { useText } from '../../hooks/useText';
import { useTextsOf } from '../../hooks/useTextsOf';
import { usePageAddress } from '../../routes/usePageAddress';
import { Icon } from '../../ui/icons';
import { Changes } from './Changes';
import './Compare.css';
import { compareStrings } from './compareStrings';
import { useComparison } from './useComparison';
import type { PagePair } from './useOtherVersion';

export interface CompareDialogProps {
  pair: PagePair;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function Comparison({ pair: { older, newer } }: { pair: PagePair }) {
  const text = useText();
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

/** Shows what differs between a page and the same page of another version. */
export default function CompareDialog({ pair, isOpen, onOpenChange }: CompareDialogProps) {
  const text = useTextsOf(compareStrings);
  const lang = useLang();
  const { title } = usePage().page;
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="lt-compare__backdrop" />
        <Dialog.Popup className="lt-compare" lang={lang}>
          <header className="lt-compare__head">
            <Dialog.Title className="lt-compare__title">
              {title}
              <span className="lt-compare__versions">
                {pair.older.version} → {pair.newer.version}
              </span>
            </Dialog.Title>
            <Dialog.Close className="lt-compare__close" aria-label={text('compareClose')}>
              <Icon name="close" width={18} height={18} />
            </Dialog.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where nothing in it takes the focus */}
          <section className="lt-compare__body" tabIndex={0} aria-label={text('compareRegion')}>
            <Comparison pair={pair} />
          </section>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
