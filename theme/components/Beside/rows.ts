/** Places of the same heading in two lists. */
export type Row = readonly [own: number, other: number];

/**
 * The headings that two pages have in common, in the order of both; what stands elsewhere in the
 * other page, or is only in one, belongs to the row above it.
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

/** Pixels to add above the heading of a row, in either column. */
export interface Gap {
  own: number;
  other: number;
}

/**
 * What brings the headings of each row to the same height: the column that is behind waits.
 *
 * @param tops where the headings of the rows are without gaps, in pixels from the same line
 */
export function rowGaps(tops: readonly Row[]): Gap[] {
  // How much farther down the other column is by the gaps above.
  let shift = 0;
  return tops.map(([own, other]) => {
    const ahead = Math.round(other + shift - own);
    shift -= ahead;
    return { own: Math.max(0, ahead), other: Math.max(0, -ahead) };
  });
}
