import type { Prefixes } from '../defaultPrefixes';
import { takeNames } from '../shared/routeNames';

/** Old addresses by where they lead, as a site writes them. */
export type RedirectSettings = Readonly<Record<string, string>>;

/** An old address in one language, and where it leads. */
export interface Redirect {
  /** Below the base, without the names of defaults: `/zh/guide/old`; `/old/*` is a whole folder. */
  from: string;
  /** Below the base or with a host, as `from` with a hash: `/zh/guide/new#part`, `/new/*`. */
  to: string;
  /** Whether it leads to another site, whose pages nobody here knows. */
  isElsewhere: boolean;
}

interface Place {
  /** Empty for the default one. */
  version: string;
  /** Nothing where the address names none. */
  lang: string | undefined;
  rest: string;
}

function placeOf(address: string, site: Prefixes): Place {
  const { version, lang, rest } = takeNames(address, site);
  return { version: version === undefined || version === site.version ? '' : version, lang, rest };
}

function addressOf({ version, lang, rest }: Place, site: Prefixes): string {
  const inVersion = version === '' ? '' : `/${version}`;
  const inLanguage = lang === undefined || lang === site.lang ? '' : `/${lang}`;
  return `${inVersion}${inLanguage}${rest}`;
}

/** Whether an address is at or below one of some folders with a slash at both ends. */
export function isBelow(address: string, folders: readonly string[]): boolean {
  const path = `${address.replace(/[?#].*$/s, '')}/`;
  return folders.some((folder) => path.startsWith(folder));
}

/**
 * The redirects of a site in each of its languages: one that names no language is meant in all of
 * them, and leads to the same language. One that names a language wins over one that names none.
 *
 * @param sitesBelow other sites below this one: `['/api/']`
 */
export function expandRedirects(
  settings: RedirectSettings,
  site: Prefixes,
  sitesBelow: readonly string[] = [],
): Redirect[] {
  const langs = site.langs.length > 0 ? site.langs : [site.lang];
  const named = new Map<string, Redirect>();
  const unnamed = new Map<string, Redirect>();
  for (const [from, to] of Object.entries(settings)) {
    const isElsewhere = !to.startsWith('/') || isBelow(to, sitesBelow);
    const source = placeOf(from, site);
    const target = isElsewhere ? undefined : placeOf(to, site);
    for (const lang of source.lang === undefined ? langs : [source.lang]) {
      const address = addressOf({ ...source, lang }, site);
      const known = source.lang === undefined ? unnamed : named;
      known.set(address, {
        from: address,
        to: target ? addressOf({ ...target, lang: target.lang ?? lang }, site) : to,
        isElsewhere,
      });
    }
  }
  return [...new Map([...unnamed, ...named]).values()];
}
