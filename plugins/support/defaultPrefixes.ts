import { takeNames } from './shared/routeNames';

/** The settings that determine the prefixes of an address. */
export interface Prefixes {
  lang: string;
  langs: readonly string[];
  version: string;
  versions: readonly string[];
}

/** Removes the names of the default version and language. Other names stay as written. */
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
 * Returns a path below the base without the prefixes of the default version and language: `/v2/en/guide` → `/guide`,
 * `/v1/en/guide` → `/v1/guide`. The rules are those of the script in pages
 * (`plugins/pages/head-scripts/defaultPrefixScript.ts`).
 *
 * @returns `undefined` if there are no such prefixes; `/guide/en/x` has none
 */
export function withoutDefaultPrefixes(path: string, site: Prefixes): string | undefined {
  const { namesVersion, namesLanguage, rest } = takePrefixes(path, site);
  return namesVersion || namesLanguage ? rest : undefined;
}

/** Returns whether a path below the base contains the prefix of the default language: `/en/guide`, `/v1/en/guide`. */
export function namesDefaultLanguage(path: string, site: Prefixes): boolean {
  return takePrefixes(path, site).namesLanguage;
}
