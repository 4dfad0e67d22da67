import { useEffect, useState } from 'react';
import { useTextsOf } from '../../hooks/useTextsOf';
import './usedMarks.css';
import { USED_TEXTS } from './usedTexts';
import { type UsedMark, usedMark } from './usedVersion';
import { usedVersionStrings } from './usedVersionStrings';

/** Matches badges that contain a minor version. */
const BADGES = '.lt-prose :is([data-since], [data-until])';

/** An inserted mark and the space before it. */
interface AddedMark {
  space: Text;
  element: HTMLElement;
}

/** Adds a mark after the badges of options that the reader's version does not have, or still has. */
function addMarks(uses: string, textOf: (mark: UsedMark) => string): AddedMark[] {
  return [...document.querySelectorAll<HTMLElement>(BADGES)].flatMap((badge) => {
    const { since, until } = badge.dataset;
    const mark = usedMark(uses, { since, until });
    // An option that was added and removed within a major version has two badges, but only one mark.
    const isMarked = badge.parentElement?.querySelector('[data-used]');
    if (!mark || isMarked) return [];
    const element = document.createElement('span');
    element.dataset.mark = mark;
    element.dataset.used = '';
    element.textContent = textOf(mark);
    const space = document.createTextNode(' ');
    badge.after(space, element);
    return [{ space, element }];
  });
}

/**
 * Marks options that the reader's version does not have, including those added to the page later.
 *
 * @param uses the minor version. Without it, nothing is marked
 * @returns the number of options that the version does not have
 */
export function useMinorMarks(uses: string | undefined): number {
  const text = useTextsOf(usedVersionStrings);
  const [count, setCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the language of a page does not change
  useEffect(() => {
    setCount(0);
    if (uses === undefined) return;
    let added: AddedMark[] = [];
    const mark = () => {
      const more = addMarks(uses, (kind) => text(USED_TEXTS[kind], { version: uses }));
      watcher.takeRecords();
      added = [...added, ...more].filter(({ element }) => element.isConnected);
      setCount(added.filter(({ element }) => element.dataset.mark === 'absent').length);
    };
    const watcher = new MutationObserver(mark);
    watcher.observe(document.body, { childList: true, subtree: true });
    mark();
    return () => {
      watcher.disconnect();
      for (const { space, element } of added) {
        space.remove();
        element.remove();
      }
    };
  }, [uses]);

  return count;
}
