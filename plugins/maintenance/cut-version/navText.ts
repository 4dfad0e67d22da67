/** `(v1/)?`, `((v2|v1)/)?`: how a navigation matches the prefixes of old versions. */
function prefixes(versions: readonly string[]): string {
  if (versions.length === 0) return '';
  return versions.length === 1 ? `(${versions[0]}/)?` : `((${versions.join('|')})/)?`;
}

/** An entry of a `_nav.json`, as far as a cut changes it. */
interface NavEntry {
  link?: string;
  activeMatch?: string;
  items?: NavEntry[];
}

/**
 * A `_nav.json` after a cut: `activeMatch` knows the version that became old, and an old version
 * has no entries for sections that only the newest has.
 *
 * @param before the old versions until now
 * @param after the old versions from now on
 * @param dropped sections whose entries go: `news`
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
