/**
 * The old anchors of a page and their targets: `['outputlibrary*', '/config/output-library']`. An anchor that ends
 * in `*` stands for all anchors with this beginning. A target without a hash has the same anchor.
 */
export type MovedSections = readonly (readonly [anchor: string, target: string])[];

/** The beginning of the anchors that a pattern stands for, or `undefined` for a single anchor. */
export function movedBeginning(anchor: string): string | undefined {
  return anchor.endsWith('*') ? anchor.slice(0, -1) : undefined;
}

/** Returns entries in the order of comparison: single anchors, then patterns, the longest first. */
export function inOrder(entries: MovedSections): MovedSections {
  const rank = ([anchor]: MovedSections[number]) =>
    movedBeginning(anchor) === undefined ? Number.POSITIVE_INFINITY : anchor.length;
  return entries.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}

/**
 * Returns the new address of a section.
 *
 * @param entries the moved sections of the page, in order
 * @param ids the possible ids of the section
 * @param search the query that is kept
 */
export function movedTarget(
  entries: MovedSections,
  ids: readonly string[],
  search = '',
): string | undefined {
  for (const id of ids) {
    for (const [anchor, target] of entries) {
      const beginning = movedBeginning(anchor);
      if (beginning === undefined ? anchor !== id : !id.startsWith(beginning)) continue;
      const [page = '', hash = id] = target.split('#');
      return `${page}${search}#${hash}`;
    }
  }
  return undefined;
}
