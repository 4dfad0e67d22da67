/** What decides which prefixes an address has. */
export interface Prefixes {
  lang: string;
  langs: readonly string[];
  version: string;
  versions: readonly string[];
}

/** Whether a segment is a name, in any letter case. */
function is(segment: string | undefined, name: string): boolean {
  return name !== '' && segment?.toLowerCase() === name.toLowerCase();
}

/**
 * A path below the base without the names of the default version and language in front:
 * `/v2/en/guide` → `/guide`, `/v1/en/guide` → `/v1/guide`. The same rules as in the page's own
 * script (`plugins/head-scripts/defaultPrefixScript.ts`).
 *
 * @returns `undefined` if there is none; `/guide/en/x` has none
 */
export function withoutDefaultPrefixes(path: string, site: Prefixes): string | undefined {
  const segments = path.slice(1).split('/');
  const count = segments.length;
  if (site.versions.includes(site.version) && is(segments[0], site.version)) segments.shift();
  const isOtherVersion = site.versions.some(
    (name) => name !== site.version && is(segments[0], name),
  );
  const at = isOtherVersion ? 1 : 0;
  if (site.langs.includes(site.lang) && is(segments[at], site.lang)) segments.splice(at, 1);
  if (segments.length === count) return undefined;
  if (segments.length === at) segments.push('');
  return `/${segments.join('/')}`;
}
