import type { MarkedText } from '../../shared/types.ts';
import { readWords, type Word } from '../analysis/words.ts';
import { cutAt, findMatches, type Marker, type Range } from './marks.ts';

const CUT = '…';
/** The number of Chinese characters that count as a word. */
const LETTERS_PER_WORD = 2;

/** What a snippet may begin or end with: words, and pairs of letters where there are no gaps. */
function stepsOf(words: readonly Word[]): Range[] {
  const steps: Range[] = [];
  for (const { start, end, isUnspaced } of words) {
    const length = isUnspaced ? LETTERS_PER_WORD : end - start;
    for (let at = start; at < end; at += length) {
      steps.push({ start: at, end: Math.min(end, at + length) });
    }
  }
  return steps;
}

/** The first step of the window with the most different matches, a little text in front of the first one. */
function bestWindow(
  text: string,
  steps: readonly Range[],
  matches: readonly Range[],
  size: number,
): number {
  let best = 0;
  let bestValue = -1;
  let step = 0;
  let begin = 0;
  for (const match of matches) {
    while ((steps[step]?.end ?? text.length) <= match.start) step++;
    const first = Math.max(0, Math.min(step - Math.floor(size / 4), steps.length - size));
    const from = steps[first]?.start ?? 0;
    const to = steps[first + size - 1]?.end ?? text.length;
    while ((matches[begin]?.start ?? from) < from) begin++;
    let end = begin;
    while ((matches[end]?.end ?? text.length + 1) <= to) end++;
    const inside = matches.slice(begin, end);
    const different = new Set(inside.map(({ start, end }) => text.slice(start, end).toLowerCase()));
    const value = different.size * 10 + Math.min(9, inside.length);
    if (value > bestValue) [best, bestValue] = [first, value];
  }
  return best;
}

/** A number of words around the best match, with `…` where text is left out. */
export function cutSnippet(text: string, marker: Marker, words: number): MarkedText[] {
  const all = readWords(text);
  const steps = stepsOf(all);
  const matches = findMatches(all, marker);
  const size = Math.max(1, words);
  if (steps.length <= size) return cutAt(text, matches);
  const first = bestWindow(text, steps, matches, size);
  const from = first === 0 ? 0 : (steps[first]?.start ?? 0);
  const isEnd = first + size >= steps.length;
  const to = isEnd ? text.length : (steps[first + size - 1]?.end ?? text.length);
  const inside = matches
    .filter(({ start, end }) => end > from && start < to)
    .map(({ start, end }) => ({
      start: Math.max(start, from) - from,
      end: Math.min(end, to) - from,
    }));
  const pieces = cutAt(text.slice(from, to), inside);
  if (from > 0) pieces.unshift({ text: CUT, isMatch: false });
  if (!isEnd) pieces.push({ text: CUT, isMatch: false });
  return pieces;
}
