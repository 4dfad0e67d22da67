import { takeNames } from './shared/routeNames';

/** What decides which prefixes an address has. */
export interface Prefixes {
  lang: string;
  langs: readonly string[];
  version: string;
  versions: readonly string[];
}

/** Takes the names of the default version and language away; others stay as they are written. */
function takePrefixes(path: string, site: Prefixes) {
  const { version, lang, rest } = takeNames(path, site);
  const [first = '', second = ''] = path.split('/').slice(1);
  const namesVersion = version !== undefined && version === site.version;
  const namesLanguage = lang !== undefined && lang === site.lang;
  const other = version === undefined ? first : second;
  const kept = [
    version === undefined || namesVersion ? '' : `/${first}`,
    lang === undefined || namesLanguage ? '' : `/${other}`,
  ];
  return { namesVersion, namesLanguage, rest: `${kept.join('')}${rest}` };
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
