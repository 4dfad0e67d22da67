import { usePage } from '@rspress/core/runtime';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { revealInScroller } from '../../ui/revealInScroller';
import { HeadingText } from './HeadingText';
import { useActiveHeading } from './useActiveHeading';

/** The deepest heading that the outline lists. */
const MAX_DEPTH = 3;

/** Links to the page's second and third level headings. */
export function OutlineLinks() {
  const { page } = usePage();
  const headings = page.toc.filter(({ depth }) => depth <= MAX_DEPTH);
  const active = useActiveHeading(headings.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = active && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) revealInScroller(link);
  }, [active]);

  return (
    <ul ref={list} className="lt-outline__list">
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            className={clsx('lt-outline__link', `lt-outline__link--${depth}`)}
            href={`#${id}`}
            aria-current={id === active ? 'true' : undefined}
          >
            <HeadingText text={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}
