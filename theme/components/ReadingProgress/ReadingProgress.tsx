import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import './ReadingProgress.css';
import { readingProgress } from './readingProgress';

/** Updates the bar to the current progress. */
function show(bar: HTMLElement): void {
  const text = document.querySelector('.lt-doc__main > .lt-prose');
  bar.hidden = true;
  if (!text) return;
  const { top, bottom } = text.getBoundingClientRect();
  const { scrollY: scrolled, innerHeight: windowHeight } = window;
  const progress = readingProgress({ scrolled, top, bottom, windowHeight });
  bar.hidden = progress === undefined;
  bar.style.setProperty('--lt-progress', String(progress ?? 0));
}

/** A bar at the top of the window that shows the reading progress of a long page. */
export function ReadingProgress() {
  const { page } = usePage();
  const bar = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own text
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => show(current));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [page]);

  return <div ref={bar} className="lt-reading-progress" aria-hidden="true" hidden />;
}
