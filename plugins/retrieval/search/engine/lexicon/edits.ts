/**
 * How many letters are to be changed, added, left out or swapped with their neighbor to get from one word to the other;
 * `limit + 1` stands for all numbers above the limit.
 */
export function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** In shorter words, the first letter must match or be swapped with the second one: `jest` is not `test`. */
const FIRST_MAY_DIFFER = 6;

/** Whether a word begins with the first letter of another one, or those of both are swapped with their second. */
export function startsAlike(word: string, other: string): boolean {
  return word[0] === other[0] || word[1] === other[0];
}

/** Whether a word may be a mistyped other one, as far as their first letters tell. */
export function mayBeTypo(word: string, other: string): boolean {
  const first = word[0] ?? '';
  if (first === other[0] || first === other[1]) return true;
  return word.length >= FIRST_MAY_DIFFER || !/[a-z]/.test(first);
}

/** The number of typos that are allowed in a word of a given length. */
export function typosAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}

/** The letters of a word as a bit set. Words within `n` edits differ in at most `2n` bits. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

export function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
