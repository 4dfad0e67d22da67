import { useEffect, useState } from 'react';
import { activeHeading } from './activeHeading';

/** Pixels below the scroll padding at which a heading counts as reached. */
const TOLERANCE = 8;

function readPositions(ids: readonly string[]) {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
}

/** The id of the heading under which the reader is; follows scrolling once per frame. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join('\n');

  useEffect(() => {
    const watched = key.split('\n');
    let frame = 0;
    const update = () => {
      frame = 0;
      const root = document.documentElement;
      const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + TOLERANCE;
      const isAtEnd =
        window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2;
      setActive(activeHeading(readPositions(watched), line, isAtEnd));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [key]);

  return active;
}
