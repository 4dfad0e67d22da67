import type { Prefixes } from '../defaultPrefixes';
import { takeNames } from '../shared/routeNames';

/** The redirects of a site, by their old addresses. */
export type RedirectSettings = Readonly<Record<string, string>>;

/** A redirect in one language. */
export interface Redirect {
  /** The old path below the base, without default prefixes: `/zh/guide/old`. `/old/*` matches a whole folder. */
  from: string;
  /** The new path below the base, or a full URL, optionally with a hash: `/zh/guide/new#part`, `/new/*`. */
  to: string;
  /** Whether the target belongs to another site, whose pages are unknown. */
  isElsewhere: boolean;
}

interface Place {
  /** The version; empty for the default one. */
  version: string;
  /** The language; `undefined` if the address does not specify one. */
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

/** Returns whether an address is at or below one of several folders with a slash at both ends. */
export function isBelow(address: string, folders: readonly string[]): boolean {
  const path = `${address.replace(/[?#].*$/s, '')}/`;
  return folders.some((folder) => path.startsWith(folder));
}

/**
 * Returns the redirects of a site in each of its languages. A redirect without a language applies to all of them, and
 * its target is in the same language. A redirect with a language takes precedence.
 *
 * @param sitesBelow the other sites below this one: `['/api/']`
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
