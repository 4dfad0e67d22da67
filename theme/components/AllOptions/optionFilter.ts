import { OPTION_KINDS, type OptionKind } from './optionKinds';
import type { OptionMark } from './optionRows';

/**
 * The badges that a list can be narrowed to; a changed option has one of type or default, and one that
 * differs is another one in the package that the options are compared with.
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

/** What the list is narrowed to. */
export interface OptionFilter {
  words: string;
  kind?: OptionKind;
  mark?: ChosenMark;
}

/** A line as the filter sees it. */
export interface FilteredRow {
  kind: string;
  marks: readonly string[];
  /** Everything that it says, in lower case. */
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

/** Whether a line has a badge. */
export function hasMark({ marks }: Pick<FilteredRow, 'marks'>, mark: ChosenMark): boolean {
  return MARKS_OF[mark].some((meant) => marks.includes(meant));
}

/** How many lines there are of each kind and with each badge. */
export function countRows(
  rows: readonly Omit<FilteredRow, 'text'>[],
): Record<OptionKind | ChosenMark, number> {
  const kinds = OPTION_KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]);
  const marks = CHOSEN_MARKS.map((mark) => [mark, rows.filter((row) => hasMark(row, mark)).length]);
  return Object.fromEntries([...kinds, ...marks]);
}

/** Which lines stay: those of the kind and with the badge that have all the words. */
export function filterRows(
  rows: readonly FilteredRow[],
  { words, kind, mark }: OptionFilter,
): boolean[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
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

/** What an address narrows the list to: `?q=css&kind=plugin&badge=added`. */
export function readFilter(search: string): OptionFilter {
  const parameters = new URLSearchParams(search);
  return {
    words: parameters.get('q') ?? '',
    kind: oneOf(OPTION_KINDS, parameters.get('kind')),
    mark: oneOf(CHOSEN_MARKS, parameters.get('badge')),
  };
}

/** The query of an address with a filter in it; what else it says stays. */
export function writeFilter(search: string, { words, kind, mark }: OptionFilter): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ q: words.trim(), kind, badge: mark })) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const written = parameters.toString();
  return written && `?${written}`;
}
