import { usePage } from '@rspress/core/runtime';
import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../hooks/useText';
import { revealInScroller } from '../../ui/revealInScroller';
import { HeadingText } from './HeadingText';
import { useActiveHeading } from './useActiveHeading';

/** The deepest heading that the outline lists. */
const MAX_DEPTH = 3;

/** With so many headings a name is found faster by a filter: pages of options have it. */
const FILTERED_FROM = 20;

/** Links to the page's second and third level headings. */
export function OutlineLinks() {
  const text = useText();
  const { page } = usePage();
  const [words, setWords] = useState('');
  const headings = page.toc.filter(({ depth }) => depth <= MAX_DEPTH);
  const active = useActiveHeading(headings.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = active && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) revealInScroller(link);
  }, [active]);

  useEffect(() => setWords(''), [page.routePath]);

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Enter') list.current?.querySelector('a')?.click();
    if (key === 'Escape') setWords('');
  }

  const wanted = words.toLowerCase().trim();
  const shown = headings.filter((heading) => heading.text.toLowerCase().includes(wanted));
  return (
    <>
      {headings.length >= FILTERED_FROM && (
        <input
          type="search"
          className="lt-outline__filter"
          placeholder={text('filterHeadings')}
          aria-label={text('filterHeadings')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <ul ref={list} className="lt-outline__list">
        {shown.map(({ id, text: name, depth }) => (
          <li key={id}>
            <a
              className={clsx('lt-outline__link', `lt-outline__link--${depth}`)}
              href={`#${id}`}
              aria-current={id === active ? 'true' : undefined}
            >
              <HeadingText text={name} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
