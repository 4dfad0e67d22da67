/** Matches hashes of file names and commits: letters and digits, at least eight characters. */
const HASH = /\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,40}\b/g;

/** Replaces hashes with a placeholder, because they differ between versions without a real change. */
export function sameHashes(markdown: string): string {
  return markdown.replaceAll(HASH, '[hash]');
}
