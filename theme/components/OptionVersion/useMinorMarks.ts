import { useEffect, useState } from 'react';
import { useTextsOf } from '../../hooks/useTextsOf';
import './usedMarks.css';
import { USED_TEXTS } from './usedTexts';
import { type UsedMark, usedMark } from './usedVersion';
import { usedVersionStrings } from './usedVersionStrings';

/** The badges of a page that say a minor version. */
const BADGES = '.lt-prose :is([data-since], [data-until])';

/** A mark, and the space before it. */
interface AddedMark {
  space: Text;
  element: HTMLElement;
}

/** Puts a mark behind every badge of an option that a reader's version does not have, or still has. */
function addMarks(uses: string, textOf: (mark: UsedMark) => string): AddedMark[] {
  return [...document.querySelectorAll<HTMLElement>(BADGES)].flatMap((badge) => {
    const { since, until } = badge.dataset;
    const mark = usedMark(uses, { since, until });
    // One that came and went within a major has two badges, and one mark behind the first.
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
 * Marks what the version of a reader does not have, also in what comes to the page later.
 *
 * @param uses the minor version; without one nothing is marked
 * @returns how many options are marked as not in it
 */
export function useMinorMarks(uses: string | undefined): number {
  const text = useTextsOf(usedVersionStrings);
  const [count, setCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has the texts of one language
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
