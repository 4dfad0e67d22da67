import { plainPath } from '../../support/plainPath';
import type { OptionsData } from './optionData';

/** Names on pages for the members of lists and records: `Rule.test` is `module.rules[].test`. */
export type Aliases = Readonly<Record<string, string>>;

/** Finds options by the names in headings. */
export interface OptionIndex {
  /** Returns the path in the data for a path without `[]` and `*`. */
  find: (path: string) => string | undefined;
}

const indexes = new WeakMap<OptionsData['options'], OptionIndex>();

/** Returns the index of options. It is created once, because every page needs it. */
export function indexOptions({ options }: Pick<OptionsData, 'options'>): OptionIndex {
  const known = indexes.get(options);
  if (known) return known;
  const paths = new Map<string, string>();
  for (const path of Object.keys(options)) {
    const plain = plainPath(path);
    if (!paths.has(plain)) paths.set(plain, path);
  }
  const index = { find: (path: string) => paths.get(plainPath(path)) };
  indexes.set(options, index);
  return index;
}

/** Joins two paths that may overlap, such as `optimization.splitChunks` and `splitChunks.chunks`. */
function below(around: string, name: string): string[] {
  const last = around.split('.').at(-1);
  const [first, ...rest] = name.split('.');
  const joined = [`${around}.${name}`];
  return first === last && rest.length > 0 ? [`${around}.${rest.join('.')}`, ...joined] : joined;
}

function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}.`);
}

/** The context of a heading. */
export interface HeadingPlace {
  /** The options that the page documents, from its frontmatter. */
  roots: readonly string[];
  /** The options of the parent headings, nearest first. */
  around: readonly string[];
  aliases: Aliases;
}

/**
 * Returns the option that a heading names: by its full path, relative to a parent heading, or relative to the
 * options that the page documents.
 */
export function headingPath(
  heading: string,
  { roots, around, aliases }: HeadingPlace,
  index: OptionIndex,
): string | undefined {
  if (!/^[\w$@:./[\]*-]+$/.test(heading)) return undefined;
  const [first = '', ...rest] = heading.split('.');
  const full = aliases[first] ? [aliases[first], ...rest].join('.') : heading;
  if (roots.some((root) => isBelow(plainPath(full), root))) {
    const found = index.find(full);
    if (found) return found;
  }
  for (const path of [...around.map(plainPath), ...roots]) {
    const found = below(path, full).map(index.find).find(Boolean);
    if (found) return found;
  }
  return undefined;
}
