import { usePage } from '@rspress/core/runtime';
import clsx from 'clsx';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { revealInScroller } from '../../ui/revealInScroller';
import { HeadingText } from './HeadingText';
import type { OutlineFilterProps } from './OutlineFilter';
import { useActiveHeading } from './useActiveHeading';

/** The deepest heading that the outline lists. */
const MAX_DEPTH = 3;

/** With so many headings a name is found faster by a filter: pages of options have it. */
const FILTERED_FROM = 20;

/** Links to the page's second and third level headings. */
export function OutlineLinks() {
  const { page } = usePage();
  const headings = page.toc.filter(({ depth }) => depth <= MAX_DEPTH);
  const active = useActiveHeading(headings.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  const [Filter, setFilter] = useState<ComponentType<OutlineFilterProps>>();
  const isLong = headings.length >= FILTERED_FROM;

  useEffect(() => {
    const link = active && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) revealInScroller(link);
  }, [active]);

  useEffect(() => {
    // The links are complete without it.
    if (isLong)
      import('./OutlineFilter').then(
        (part) => setFilter(() => part.default),
        () => {},
      );
  }, [isLong]);

  return (
    <>
      {isLong && <div className="lt-outline__top">{Filter && <Filter list={list} />}</div>}
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
    </>
  );
}
