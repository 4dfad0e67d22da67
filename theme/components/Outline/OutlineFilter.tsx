import { usePage } from '@rspress/core/runtime';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useTextsOf } from '../../hooks/useTextsOf';
import './OutlineFilter.css';
import { outlineStrings } from './outlineStrings';

export interface OutlineFilterProps {
  list: RefObject<HTMLUListElement | null>;
}

/** A field that filters the headings. Enter follows the first match. */
export function OutlineFilter({ list }: OutlineFilterProps) {
  const { page } = usePage();
  return <PageFilter key={page.routePath} list={list} />;
}

/** The filter of a single page. */
function PageFilter({ list }: OutlineFilterProps) {
  const text = useTextsOf(outlineStrings);
  const [words, setWords] = useState('');

  useEffect(() => {
    // Chinese input methods also write full-width letters.
    const wanted = words.normalize('NFKC').toLowerCase().split(/\s+/);
    const entries = [...(list.current?.children ?? [])] as HTMLElement[];
    for (const entry of entries) {
      const heading = entry.textContent?.normalize('NFKC').toLowerCase() ?? '';
      entry.hidden = !wanted.every((word) => heading.includes(word));
    }
  }, [words, list]);

  function onKeyDown({ key }: KeyboardEvent): void {
    const first = list.current?.querySelector<HTMLElement>('li:not([hidden]) a');
    if (key === 'Enter') first?.click();
    if (key === 'Escape') setWords('');
  }

  return (
    <input
      type="search"
      className="lt-outline__filter"
      placeholder={text('filterHeadings')}
      aria-label={text('filterHeadings')}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
