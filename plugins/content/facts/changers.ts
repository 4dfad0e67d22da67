import type { PageFile } from '../files/pageFile';
import type { PageChanges, PageFacts } from './pageFacts';

/** A plugin that changes something, and its position among the others. */
export interface Ordered {
  name: string;
  /** The names of plugins that run after it. Names of missing plugins are ignored. @default none */
  before?: readonly string[];
  /** The names of plugins that run before it. Names of missing plugins are ignored. @default none */
  after?: readonly string[];
}

/** A plugin that changes the facts of pages. */
export interface FactChanger extends Ordered {
  /** @param facts the facts of the page, with the changes of earlier plugins */
  change: (page: PageFile, facts: PageFacts) => PageChanges | undefined;
}

/**
 * Sorts plugins by `before` and `after`, and otherwise keeps the order of the list.
 *
 * @throws naming the plugins whose requirements are circular
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
