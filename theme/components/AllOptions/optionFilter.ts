import { OPTION_KINDS, type OptionKind } from './optionKinds';
import type { OptionMark } from './optionRows';

/**
 * The badges that the list can be filtered by. `changed` matches options with a `type` or `default`
 * badge, and `differs` matches options that are different in the package that the options are compared
 * with.
 */
export const CHOSEN_MARKS = [
  'added',
  'changed',
  'removed',
  'deprecated',
  'experimental',
  'differs',
] as const;

export type ChosenMark = (typeof CHOSEN_MARKS)[number];

/** The state of the filter. */
export interface OptionFilter {
  words: string;
  kind?: OptionKind;
  mark?: ChosenMark;
}

/** The data of a row that the filter reads. */
export interface FilteredRow {
  kind: string;
  marks: readonly string[];
  /** The text content of the row, in lower case. */
  text: string;
}

const MARKS_OF: Record<ChosenMark, readonly OptionMark[]> = {
  added: ['added'],
  changed: ['type', 'default'],
  removed: ['removed'],
  deprecated: ['deprecated'],
  experimental: ['experimental'],
  differs: ['notInPeer', 'peerDefault', 'peerValues'],
};

/** Returns whether a row has a badge. */
export function hasMark({ marks }: Pick<FilteredRow, 'marks'>, mark: ChosenMark): boolean {
  return MARKS_OF[mark].some((meant) => marks.includes(meant));
}

/** Counts the rows of each kind and with each badge. */
export function countRows(
  rows: readonly Omit<FilteredRow, 'text'>[],
): Record<OptionKind | ChosenMark, number> {
  const kinds = OPTION_KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]);
  const marks = CHOSEN_MARKS.map((mark) => [mark, rows.filter((row) => hasMark(row, mark)).length]);
  return Object.fromEntries([...kinds, ...marks]);
}

/** Returns, for each row, whether it matches the kind, the badge and all words. */
export function filterRows(
  rows: readonly FilteredRow[],
  { words, kind, mark }: OptionFilter,
): boolean[] {
  const wanted = words.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  return rows.map(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (mark === undefined || hasMark(row, mark)) &&
      wanted.every((word) => row.text.includes(word)),
  );
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null) {
  return values.find((value) => value === given);
}

/** Reads the filter from a query string: `?q=css&kind=plugin&badge=added`. */
export function readFilter(search: string): OptionFilter {
  const parameters = new URLSearchParams(search);
  return {
    words: parameters.get('q') ?? '',
    kind: oneOf(OPTION_KINDS, parameters.get('kind')),
    mark: oneOf(CHOSEN_MARKS, parameters.get('badge')),
  };
}

/** Returns the query string with the filter in it. Other parameters are kept. */
export function writeFilter(search: string, { words, kind, mark }: OptionFilter): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ q: words.trim(), kind, badge: mark })) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const written = parameters.toString();
  return written && `?${written}`;
}
