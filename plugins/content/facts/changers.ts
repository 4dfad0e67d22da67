import type { PageFile } from '../files/pageFile';
import type { PageChanges, PageFacts } from './pageFacts';

/** A plugin that changes something, with its place among those that change the same. */
export interface Ordered {
  name: string;
  /** Plugins that are asked after it; one that the site does not have means nothing. @default none */
  before?: readonly string[];
  /** Plugins that are asked before it; one that the site does not have means nothing. @default none */
  after?: readonly string[];
}

/** A plugin that changes facts of pages. */
export interface FactChanger extends Ordered {
  /** @param facts what the page and the plugins before have said */
  change: (page: PageFile, facts: PageFacts) => PageChanges | undefined;
}

/**
 * Plugins in the order in which they are asked: that of the list, as far as none wants another.
 *
 * @throws naming those that each want to be before the others
 */
export function inOrder<Changer extends Ordered>(changers: readonly Changer[]): Changer[] {
  const waitsFor = ({ name, after = [] }: Changer) =>
    changers.filter((other) => after.includes(other.name) || (other.before ?? []).includes(name));
  const ordered: Changer[] = [];
  function place(changer: Changer, waiting: readonly Changer[]): void {
    if (ordered.includes(changer)) return;
    if (waiting.includes(changer)) {
      const circle = [...waiting.slice(waiting.indexOf(changer)), changer];
      const names = circle.map(({ name }) => name).join(' → ');
      throw new Error(
        `[plugins] the order of these plugins is circular: ${names} → remove one of their "before" or "after"`,
      );
    }
    for (const other of waitsFor(changer)) place(other, [...waiting, changer]);
    ordered.push(changer);
  }
  for (const changer of changers) place(changer, []);
  return ordered;
}
