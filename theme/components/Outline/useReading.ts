import { useEffect } from 'react';
import { SCROLL_LOOK_MS, watchScroll } from '../../hooks/watchScroll';
import { type HeadingPosition, REACHED_PX, type Reading, readingOf, type View } from './reading';

/** A heading in a tab that is closed has no place in the page. */
function positionsOf(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const [place] = document.getElementById(id)?.getClientRects() ?? [];
    return place ? [{ id, top: place.top }] : [];
  });
}

function lookAt(text: HTMLElement): View {
  const root = document.documentElement;
  // A heading that a link leads to stops there, and has reached the view.
  const stop = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
  return {
    top: stop - REACHED_PX + 8,
    bottom: window.innerHeight,
    end: text.getBoundingClientRect().bottom,
    isAtEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2,
  };
}

/**
 * Says where the reader is, whenever that changes: with scrolling, with the size of the window, and
 * with that of the text, which may come after its outline.
 *
 * @param ids of the headings in the outline, in their order
 */
export function useReading(ids: readonly string[], onRead: (reading: Reading) => void): void {
  const key = ids.join('\n');

  useEffect(() => {
    const text = document.getElementById('content');
    if (!text) return;
    let last = '';
    const look = () => {
      const reading = readingOf(positionsOf(key.split('\n')), lookAt(text));
      const now = JSON.stringify(reading);
      if (now !== last) onRead(reading);
      last = now;
    };
    const stop = watchScroll(look, SCROLL_LOOK_MS);
    // It looks at once, too.
    const sizes = new ResizeObserver(look);
    sizes.observe(text);
    window.addEventListener('resize', look);
    return () => {
      stop();
      sizes.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [key, onRead]);
}
