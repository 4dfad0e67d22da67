/** How many queries are offered. */
export const SUGGESTIONS = 3;

/** The shortest beginning of a word that is worth asking for. */
const SHORTEST = 3;

function beginnings(word: string): string[] {
  const signs = [...word];
  const half = signs.slice(0, Math.max(SHORTEST, Math.ceil(signs.length / 2))).join('');
  return half === word ? [] : [half];
}

/**
 * Queries that are near one without results, the nearest first: a word left out, one word alone, the
 * beginning of a word.
 *
 * `css loader qqq` → `css loader`, `css qqq`, `loader qqq`, `css`, `loader`, …
 */
export function nearQueries(query: string): string[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  const shorter = words
    .map((_, left) => words.filter((__, index) => index !== left).join(' '))
    .reverse();
  const near = [...shorter, ...words, ...words.flatMap(beginnings)];
  return [...new Set(near)].filter((candidate) => candidate !== '' && candidate !== query.trim());
}
