import { useEffect } from 'react';
import { SCROLL_INTERVAL_MS, watchScroll } from '../../hooks/watchScroll';
import { type HeadingPosition, REACHED_PX, type Reading, readingOf, type View } from './reading';

/** Returns the positions of headings. Headings in unselected tabs have none and are omitted. */
function positionsOf(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const [place] = document.getElementById(id)?.getClientRects() ?? [];
    return place ? [{ id, top: place.top }] : [];
  });
}

function viewOf(text: HTMLElement): View {
  const root = document.documentElement;
  // Links to a heading scroll it to this position, so that it counts as reached.
  const stop = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
  return {
    top: stop - REACHED_PX + 8,
    bottom: window.innerHeight,
    end: text.getBoundingClientRect().bottom,
    isAtEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2,
  };
}

/**
 * Calls `onRead` with the reading position whenever it changes, because of scrolling or because the
 * size of the window or of the text changes.
 *
 * @param ids the ids of the headings in the outline, in page order
 */
export function useReading(ids: readonly string[], onRead: (reading: Reading) => void): void {
  const key = ids.join('\n');

  useEffect(() => {
    const text = document.getElementById('content');
    if (!text) return;
    let last = '';
    const update = () => {
      const reading = readingOf(positionsOf(key.split('\n')), viewOf(text));
      const now = JSON.stringify(reading);
      if (now !== last) onRead(reading);
      last = now;
    };
    const stop = watchScroll(update, SCROLL_INTERVAL_MS);
    // The observer also calls `look` once when it starts.
    const sizes = new ResizeObserver(update);
    sizes.observe(text);
    window.addEventListener('resize', update);
    return () => {
      stop();
      sizes.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [key, onRead]);
}
