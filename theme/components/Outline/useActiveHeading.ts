import { useEffect, useState } from 'react';
import { SCROLL_LOOK_MS, watchScroll } from '../../hooks/watchScroll';
import { activeHeading } from './activeHeading';

/** Pixels below the scroll padding at which a heading counts as reached. */
const TOLERANCE = 8;

function readPositions(ids: readonly string[]) {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
}

/** The id of the heading under which the reader is; follows scrolling and resizing. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join('\n');

  useEffect(() => {
    const watched = key.split('\n');
    const update = () => {
      const root = document.documentElement;
      const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + TOLERANCE;
      const isAtEnd =
        window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2;
      setActive(activeHeading(readPositions(watched), line, isAtEnd));
    };
    update();
    const stop = watchScroll(update, SCROLL_LOOK_MS);
    window.addEventListener('resize', update);
    return () => {
      stop();
      window.removeEventListener('resize', update);
    };
  }, [key]);

  return active;
}
