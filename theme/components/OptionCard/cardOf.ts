import type { PublishedOptions } from '../../../plugins/reference/options/published/shared';
import { type OptionMark, type OptionRow, optionRows } from '../AllOptions/optionRows';

/** The content of a card: an option, or a class that a package exports. */
export interface Card
  extends Pick<
    OptionRow,
    'name' | 'default' | 'about' | 'removedIn' | 'since' | 'until' | 'replacedBy' | 'peer'
  > {
  type?: string;
  marks: readonly OptionMark[];
}

/** The options and exports that are documented at each address, below the base. */
const places = new WeakMap<PublishedOptions, ReadonlyMap<string, readonly Card[]>>();

function placesOf(options: PublishedOptions): ReadonlyMap<string, readonly Card[]> {
  const known = places.get(options);
  if (known) return known;
  const found = new Map<string, Card[]>();
  const add = (page: string | undefined, card: Card) => {
    if (page) found.set(page, [...(found.get(page) ?? []), card]);
  };
  for (const [name, { page, about, experimental }] of Object.entries(options.exports ?? {})) {
    add(page, { name, marks: experimental ? ['experimental'] : [], ...(about && { about }) });
  }
  for (const row of optionRows(options)) add(row.page, row);
  places.set(options, found);
  return found;
}

/**
 * Returns the card of a link. If several options have the same address, it is the one in the text of
 * the link, or the one with the shortest path.
 *
 * @param page the address of the link, below the base
 * @param text the text of the link
 */
export function cardOf(options: PublishedOptions, page: string, text: string): Card | undefined {
  const cards = placesOf(options).get(page) ?? [];
  const isNamed = ({ name }: Card) => name === text || name.endsWith(`.${text}`);
  const depth = ({ name }: Card) => name.split('.').length;
  return cards.find(isNamed) ?? [...cards].sort((a, b) => depth(a) - depth(b))[0];
}
