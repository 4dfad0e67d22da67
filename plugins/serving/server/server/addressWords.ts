/** Letters of a query, at most; an address may be of any length. */
const MAX_LENGTH = 80;

/**
 * What the reader of an address looked for, as words to search with: those of its last part, such as
 * `/guide/split-chunks.html` → `split chunks`. Empty where it says nothing, as `/404` does.
 */
export function addressWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replace(/\.(html?|mdx?)$/i, '').split(/[^\p{L}\p{N}.]+/u);
  const text = words.join(' ').slice(0, MAX_LENGTH).trim();
  return /\p{L}/u.test(text) ? text : '';
}
