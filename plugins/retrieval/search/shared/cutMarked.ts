import type { MarkedText } from './types';

export const ELLIPSIS = '…';

/** A word with the space after it. In Chinese, two characters, the length of most words. */
const WORD = /\p{Script=Han}{1,2}\s*|[^\s\p{Script=Han}]+\s*|\s+/gu;

/** Splits marked text into words. A word may consist of several pieces. */
function inWords(pieces: readonly MarkedText[]): MarkedText[][] {
  const text = pieces.map((piece) => piece.text).join('');
  const words: MarkedText[][] = [];
  let left = [...pieces];
  for (const [word] of text.matchAll(WORD)) {
    const parts: MarkedText[] = [];
    let wanted = word.length;
    while (wanted > 0 && left[0]) {
      const [first, ...others] = left as [MarkedText, ...MarkedText[]];
      const taken = first.text.slice(0, wanted);
      const rest = first.text.slice(wanted);
      parts.push({ ...first, text: taken });
      left = rest === '' ? others : [{ ...first, text: rest }, ...others];
      wanted -= taken.length;
    }
    words.push(parts);
  }
  return words;
}

/**
 * Cuts marked text to a number of words around its first match, with `…` where text is left out.
 *
 * @param ellipsis the text in place of omitted words
 */
export function cutMarked(
  pieces: readonly MarkedText[],
  maxWords: number,
  ellipsis = ELLIPSIS,
): readonly MarkedText[] {
  if (maxWords === Number.POSITIVE_INFINITY) return pieces;
  const words = inWords(pieces);
  if (words.length <= maxWords) return pieces;
  const match = words.findIndex((word) => word.some(({ isMatch }) => isMatch));
  const before = Math.floor(maxWords / 3);
  const start = Math.max(0, Math.min(match - before, words.length - maxWords));
  const end = start + maxWords;
  const gap = { text: ellipsis, isMatch: false };
  const kept = words.slice(start, end).flat();
  return [...(start > 0 ? [gap] : []), ...kept, ...(end < words.length ? [gap] : [])];
}

/** Cut text with another ellipsis at its ends. */
export function withEllipsis(
  pieces: readonly MarkedText[],
  ellipsis = ELLIPSIS,
): readonly MarkedText[] {
  const isEnd = (index: number) => index === 0 || index === pieces.length - 1;
  return pieces.map((piece, index) =>
    isEnd(index) && piece.text === ELLIPSIS ? { ...piece, text: ellipsis } : piece,
  );
}
