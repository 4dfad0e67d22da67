/** How many queries are offered. */
export const SUGGESTIONS = 3;

/** The shortest beginning of a word that is worth asking for. */
const SHORTEST = 3;

function beginnings(word: string): string[] {
  const signs = [...word];
  const half = signs.slice(0, Math.max(SHORTEST, Math.ceil(signs.length / 2))).join('');
  return half === word ? [] : [half];
}

const NAME_BORDER = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|[._/\\:-]+/u;

/** The words that a name is made of, the longest first: `outputFooPath` → `output`, `Path`. */
function wordsOfName(word: string): string[] {
  const parts = word.split(NAME_BORDER).filter(({ length }) => length > SHORTEST);
  return parts.length > 1 ? parts.sort((a, b) => b.length - a.length) : [];
}

/**
 * Queries that are near one without results, the nearest first: a word left out, one word alone, a
 * word of a name, the beginning of a word.
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
