/** Returns the pattern for the prefixes of old versions in a navigation: `(v1/)?`, `((v2|v1)/)?`. */
function prefixes(versions: readonly string[]): string {
  if (versions.length === 0) return '';
  return versions.length === 1 ? `(${versions[0]}/)?` : `((${versions.join('|')})/)?`;
}

/** The keys of a `_nav.json` entry that a cut changes. */
interface NavEntry {
  link?: string;
  activeMatch?: string;
  items?: NavEntry[];
}

/**
 * Returns a `_nav.json` after a cut: `activeMatch` includes the version that became old, and an old version
 * has no entries for sections that only the newest version has.
 *
 * @param before the old versions before the cut
 * @param after the old versions after the cut
 * @param dropped sections whose entries are removed: `news`
 */
export function navText(
  text: string,
  before: readonly string[],
  after: readonly string[],
  dropped: readonly string[] = [],
): string {
  const known = `^/${prefixes(before)}`;
  const wanted = `^/${prefixes(after)}`;
  const isDropped = ({ link = '' }: NavEntry) =>
    dropped.some((section) => link === `/${section}` || link.startsWith(`/${section}/`));
  const change = (entries: NavEntry[]): NavEntry[] =>
    entries
      .filter((entry) => !isDropped(entry))
      .map((entry) => ({
        ...entry,
        ...(entry.activeMatch?.startsWith(known) && {
          activeMatch: wanted + entry.activeMatch.slice(known.length),
        }),
        ...(entry.items && { items: change(entry.items) }),
      }));
  const parsed: unknown = JSON.parse(text);
  if (!Array.isArray(parsed)) return text;
  const changed = change(parsed);
  if (JSON.stringify(changed) === JSON.stringify(parsed)) return text;
  return `${JSON.stringify(changed, null, 2)}\n`;
}
