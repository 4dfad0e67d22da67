import { usePage } from '@rspress/core/runtime';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { useLatePart } from '../../ui/loading/useLatePart';
import { HeadingText } from './HeadingText';
import type { Reading } from './reading';

/** The deepest heading level in the outline. */
const MAX_DEPTH = 3;

/** The number of headings from which the outline has a filter, as on pages of options. */
const FILTERED_FROM = 20;

const NOT_READ: Reading = { shown: [] };
const load = () => import('./FollowedOutline');

/** Links to the headings of the page. Marks the visible sections and the current one. */
export function OutlineLinks() {
  const { page } = usePage();
  const headings = page.toc.filter(({ depth }) => depth <= MAX_DEPTH);
  const list = useRef<HTMLUListElement>(null);
  const [{ active, shown }, setReading] = useState(NOT_READ);
  // Before the position is known, the first heading is current.
  const { id: current } = headings.find(({ id }) => id === active) ?? headings[0] ?? {};
  const isLong = headings.length >= FILTERED_FROM;
  const Followed = useLatePart(load);
  const followed = Followed && (
    <Followed
      list={list}
      headings={headings}
      active={current}
      hasFilter={isLong}
      onRead={setReading}
    />
  );

  return (
    <>
      {isLong ? <div className="lt-outline__top">{followed}</div> : followed}
      <ul ref={list} className="lt-outline__list">
        {headings.map(({ id, text, depth }) => (
          <li key={id}>
            <a
              className={clsx('lt-outline__link', `lt-outline__link--${depth}`)}
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              data-shown={shown.includes(id) || undefined}
            >
              <HeadingText text={text} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
