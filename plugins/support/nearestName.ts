/** Returns the edit distance of two names: the number of inserted, deleted, replaced and swapped letters. */
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

/** The number of letters per allowed typo. */
const LETTERS_A_MISTAKE = 3;

/**
 * Returns the name that a misspelled one most likely refers to; `undefined` if none is similar.
 *
 * @param lettersAMistake the number of letters per allowed typo; shorter names may have one
 */
export function nearestName(
  written: string,
  names: readonly string[],
  lettersAMistake: number = LETTERS_A_MISTAKE,
): string | undefined {
  const most = Math.max(1, Math.floor(written.length / lettersAMistake));
  const [best] = names
    // The difference in length is a lower bound. Computing the distance is slow for long texts.
    .filter((name) => Math.abs(name.length - written.length) <= most)
    .map((name) => ({ name, count: mistakes(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ count }) => count <= most)
    .sort((a, b) => a.count - b.count);
  return best?.name;
}
