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

function takePrefixes(path: string, site: Prefixes) {
  const segments = path.slice(1).split('/');
  const namesVersion = site.versions.includes(site.version) && is(segments[0], site.version);
  if (namesVersion) segments.shift();
  const isOtherVersion = site.versions.some(
    (name) => name !== site.version && is(segments[0], name),
  );
  const at = isOtherVersion ? 1 : 0;
  const namesLanguage = site.langs.includes(site.lang) && is(segments[at], site.lang);
  if (namesLanguage) segments.splice(at, 1);
  if (segments.length === at) segments.push('');
  return { namesVersion, namesLanguage, rest: `/${segments.join('/')}` };
}

/**
 * A path below the base without the names of the default version and language in front:
 * `/v2/en/guide` → `/guide`, `/v1/en/guide` → `/v1/guide`. The same rules as in the page's own
 * script (`plugins/pages/head-scripts/defaultPrefixScript.ts`).
 *
 * @returns `undefined` if there is none; `/guide/en/x` has none
 */
export function withoutDefaultPrefixes(path: string, site: Prefixes): string | undefined {
  const { namesVersion, namesLanguage, rest } = takePrefixes(path, site);
  return namesVersion || namesLanguage ? rest : undefined;
}

/** Whether a path below the base names the default language: `/en/guide`, `/v1/en/guide`. */
export function namesDefaultLanguage(path: string, site: Prefixes): boolean {
  return takePrefixes(path, site).namesLanguage;
}
