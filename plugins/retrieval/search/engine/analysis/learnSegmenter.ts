import { createSegmenter, type Segmenter } from './segment.ts';
import { isStopWord } from './stopWords.ts';
import { unspacedRuns } from './words.ts';

/** How often two characters must occur next to each other to be a word. */
const FEWEST = 3;
/** How much more often than by chance, as normalized pointwise mutual information: 0 is chance, 1 is only together. */
const LEAST_ASSOCIATION = 0.3;
/** The maximum number of texts to learn from. Of more texts, an even sample is used. */
const MOST_TEXTS = 20_000;

const CHARACTER = /^\p{Script=Han}$/u;

/** Whether a piece is a character that may be a part of a word. */
function isPart(piece: string | undefined): piece is string {
  return piece !== undefined && CHARACTER.test(piece) && !isStopWord(piece);
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The words of two characters in texts that a segmenter splits. */
function findWords(texts: readonly string[], segment: Segmenter): ReadonlySet<string> {
  const characters = new Map<string, number>();
  const pairs = new Map<string, number>();
  let pieceCount = 0;
  const step = Math.max(1, Math.ceil(texts.length / MOST_TEXTS));
  for (let at = 0; at < texts.length; at += step) {
    for (const run of unspacedRuns(texts[at] ?? '')) {
      const pieces = segment(run);
      pieceCount += pieces.length;
      for (const [place, piece] of pieces.entries()) {
        if (!isPart(piece)) continue;
        increment(characters, piece);
        const next = pieces[place + 1];
        if (isPart(next)) increment(pairs, piece + next);
      }
    }
  }
  const isWord = ([pair, count]: [string, number]) => {
    const [first = '', second = ''] = pair;
    const byChance = (characters.get(first) ?? 0) * (characters.get(second) ?? 0);
    const information = Math.log((count * pieceCount) / byChance);
    return count >= FEWEST && information / Math.log(pieceCount / count) >= LEAST_ASSOCIATION;
  };
  return new Set([...pairs].filter(isWord).map(([pair]) => pair));
}

/**
 * Creates a segmenter that also knows the words of the texts. The dictionary of the platform splits terms that it does
 * not contain, such as 组件 and 模块, into characters, each of which occurs in many other words. Two of them that are
 * often next to each other are a word.
 */
export function learnSegmenter(texts: readonly string[], lang: string): Segmenter {
  const segment = createSegmenter(lang);
  const words = findWords(texts, segment);
  if (words.size === 0) return segment;
  return (text) => {
    const joined: string[] = [];
    let isJoinable = false;
    for (const piece of segment(text)) {
      const pair = (joined.at(-1) ?? '') + piece;
      if (isJoinable && words.has(pair)) {
        joined[joined.length - 1] = pair;
        isJoinable = false;
      } else {
        joined.push(piece);
        isJoinable = true;
      }
    }
    return joined;
  };
}
