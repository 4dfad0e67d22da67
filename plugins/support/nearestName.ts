/** How many letters are left out, added, changed or exchanged between two names. */
export function mistakes(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (isSame ? 0 : 1),
          isExchanged ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(a.length, b.length);
}

/** A name may have a mistake in this many letters. */
const LETTERS_A_MISTAKE = 3;

/**
 * The name that was meant by one with mistakes; `undefined` if none is near.
 *
 * @param lettersAMistake one of so many letters may be a mistake, and one of a shorter name
 */
export function nearestName(
  written: string,
  names: readonly string[],
  lettersAMistake: number = LETTERS_A_MISTAKE,
): string | undefined {
  const most = Math.max(1, Math.floor(written.length / lettersAMistake));
  const [best] = names
    // So many letters at least are left out or added; to count them all takes long for a long text.
    .filter((name) => Math.abs(name.length - written.length) <= most)
    .map((name) => ({ name, count: mistakes(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ count }) => count <= most)
    .sort((a, b) => a.count - b.count);
  return best?.name;
}
