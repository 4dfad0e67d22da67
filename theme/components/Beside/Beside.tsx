import { useLang, withBase } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTextsOf } from '../../hooks/useTextsOf';
import { focusTarget } from '../../scroll/focusTarget';
import { Icon } from '../../ui/icons';
import './Beside.css';
import { noticeStrings } from '../Notices/noticeStrings';
import { besideStrings } from './besideStrings';
import { keepingPlace, useAlignedRows } from './useAlignedRows';
import { takesFocus } from './useBeside';
import { useOtherText } from './useOtherText';
import type { PageTranslation } from './useTranslation';

export interface BesideProps {
  translation: PageTranslation;
  onClose: () => void;
}

/** The attribute of the root element that tells the style sheet that the second column is open. */
const BESIDE_ATTRIBUTE = 'data-lt-beside';
const OWN_TEXT = '.lt-doc__main > .lt-prose';
/** The menu button that opens the column. It gets the focus when the column closes. */
const MENU = `${OWN_TEXT} .lt-actions__more`;
/** Matches elements that Escape closes before the column. */
const OVER_THE_PAGE = '[role="dialog"], [role="menu"], .medium-zoom-overlay';

/** Inserts an element for the second column after the text of the page, and returns both. */
function useColumn() {
  const [column, setColumn] = useState<{ own: HTMLElement; place: HTMLElement }>();
  useLayoutEffect(() => {
    const own = document.querySelector<HTMLElement>(OWN_TEXT);
    if (!own) return;
    const root = document.documentElement;
    const place = document.createElement('div');
    place.className = 'lt-beside';
    keepingPlace(() => {
      own.after(place);
      root.setAttribute(BESIDE_ATTRIBUTE, '');
    });
    setColumn({ own, place });
    return () =>
      keepingPlace(() => {
        place.remove();
        root.removeAttribute(BESIDE_ATTRIBUTE);
      });
  }, []);
  return column;
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const isTyping = (target as Element).matches('input, textarea, select');
      if (key !== 'Escape' || isTyping || document.querySelector(OVER_THE_PAGE)) return;
      onEscape();
    };
    // Capture phase: later, the element that this key closes would already be gone.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
}

/** Shows a translation of the page in a second column, aligned section by section. */
export default function Beside({ translation, onClose }: BesideProps) {
  const { lang, route, label, name } = translation;
  const text = useTextsOf(noticeStrings);
  const besideText = useTextsOf(besideStrings);
  const ownLang = useLang();
  const column = useColumn();
  const region = useRef<HTMLElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const { state, retry } = useOtherText(encodeURI(withBase(route)));
  const other = state.status === 'done' ? state.text : undefined;
  useAlignedRows(column?.own, copy, other?.html);

  // The column takes the focus only if the reader opened it, not if it was opened by the URL.
  useEffect(() => {
    const { current } = region;
    if (!column || !current || !takesFocus()) return;
    // The closing menu returns the focus to its button in a microtask, so this has to run after it.
    queueMicrotask(() => focusTarget(current));
  }, [column]);

  function close(): void {
    onClose();
    const menu = document.querySelector<HTMLElement>(MENU);
    if (region.current?.contains(document.activeElement)) menu?.focus({ preventScroll: true });
  }
  useEscape(close);

  if (!column) return null;
  return createPortal(
    <section
      ref={region}
      className="lt-beside__column"
      aria-label={besideText('besideRegion', { language: name })}
      lang={ownLang}
    >
      <div className="lt-beside__bar">
        <span lang={lang}>{label}</span>
        <button
          type="button"
          className="lt-beside__close"
          aria-label={besideText('besideClose')}
          aria-keyshortcuts="Escape"
          title={`${besideText('besideClose')} (Esc)`}
          onClick={close}
        >
          <Icon name="close" width={18} height={18} />
        </button>
      </div>
      {state.status === 'loading' && (
        <p role="status">{besideText('besideLoading', { language: name })}</p>
      )}
      {state.status === 'failed' && (
        <div role="alert">
          <p className="lt-beside__error">{besideText('besideFailed', { language: name })}</p>
          <button type="button" className="lt-beside__retry" onClick={retry}>
            {text('tryAgain')}
          </button>
        </div>
      )}
      {other && (
        <div
          ref={copy}
          className="lt-prose rp-doc lt-beside__text"
          lang={other.lang || lang}
          dir={other.dir || undefined}
          dangerouslySetInnerHTML={{ __html: other.html }}
        />
      )}
    </section>,
    column.place,
  );
}
