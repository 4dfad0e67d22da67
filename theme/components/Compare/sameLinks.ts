/** Removes versions from links, so that links to the same page of each version count as equal. */
export function sameLinks(markdown: string, versions: readonly string[]): string {
  return versions.reduce(
    (text, version) => text.replaceAll(new RegExp(`(\\]\\([^)\\s]*?)/${version}(?=/)`, 'g'), '$1'),
    markdown,
  );
}
