/**
 * Writes links into an old version as if they led into the current one: a link is the same when it
 * leads to the same page of its own version.
 */
export function sameLinks(markdown: string, versions: readonly string[]): string {
  return versions.reduce(
    (text, version) => text.replaceAll(new RegExp(`(\\]\\([^)\\s]*?)/${version}(?=/)`, 'g'), '$1'),
    markdown,
  );
}
