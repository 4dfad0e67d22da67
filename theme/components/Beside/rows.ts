/** The indexes of the same heading in two lists. */
export type Row = readonly [own: number, other: number];

/**
 * Returns the headings that two pages have in common, in the order of both. Headings that only one
 * page has, or that are in a different order, belong to the row above them.
 */
export function commonRows(own: readonly string[], other: readonly string[]): Row[] {
  const rows: Row[] = [];
  let from = 0;
  for (const [index, key] of own.entries()) {
    const found = other.indexOf(key, from);
    if (found < 0) continue;
    rows.push([index, found]);
    from = found + 1;
  }
  return rows;
}

/** The pixels to add above the heading of a row, in each column. */
export interface Gap {
  own: number;
  other: number;
}

/**
 * Returns the gaps that align the headings of each row, by moving down the one that is higher up.
 *
 * @param tops the positions of the headings without gaps, in pixels from a common origin
 */
export function rowGaps(tops: readonly Row[]): Gap[] {
  // The difference that the gaps above add to the position of the other column.
  let shift = 0;
  return tops.map(([own, other]) => {
    const ahead = Math.round(other + shift - own);
    shift -= ahead;
    return { own: Math.max(0, ahead), other: Math.max(0, -ahead) };
  });
}
