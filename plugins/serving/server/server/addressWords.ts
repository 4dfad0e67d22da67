/** The maximum number of characters of a query. An address may have any length. */
const MAX_LENGTH = 80;

/**
 * Returns search terms for an address, taken from its last segment: `/guide/split-chunks.html` →
 * `split chunks`. Empty if the address has no useful words, as in `/404`.
 */
export function addressWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replace(/\.(html?|mdx?)$/i, '').split(/[^\p{L}\p{N}.]+/u);
  const text = words.join(' ').slice(0, MAX_LENGTH).trim();
  return /\p{L}/u.test(text) ? text : '';
}
