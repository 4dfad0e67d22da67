/** The maximum number of suggested queries. */
export const MAX_SUGGESTIONS = 3;

/** The minimum length of a word prefix. */
const MIN_PREFIX = 3;

function beginnings(word: string): string[] {
  const signs = [...word];
  const half = signs.slice(0, Math.max(MIN_PREFIX, Math.ceil(signs.length / 2))).join('');
  return half === word ? [] : [half];
}

const NAME_BORDER = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|[._/\\:-]+/u;

/** Returns the words of a name, the longest first: `outputFooPath` → `output`, `Path`. */
function wordsOfName(word: string): string[] {
  const parts = word.split(NAME_BORDER).filter(({ length }) => length > MIN_PREFIX);
  return parts.length > 1 ? parts.sort((a, b) => b.length - a.length) : [];
}

/**
 * Returns queries that are similar to one without results, the most similar first: without one of its
 * words, single words, words of a name, and prefixes of words.
 *
 * `css loader qqq` → `css loader`, `css qqq`, `loader qqq`, `css`, `loader`, …
 */
export function nearQueries(query: string): string[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  const shorter = words
    .map((_, left) => words.filter((__, index) => index !== left).join(' '))
    .reverse();
  const near = [...shorter, ...words, ...words.flatMap(wordsOfName), ...words.flatMap(beginnings)];
  return [...new Set(near)].filter((candidate) => candidate !== '' && candidate !== query.trim());
}
