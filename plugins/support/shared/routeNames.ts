/** The version and language prefixes of routes, also used in the browser. */
export interface SiteNames {
  versions: readonly string[];
  langs: readonly string[];
}

/** The version and language prefixes of a route, in the site's own spelling. Letter case is ignored. */
export interface NamedPlace {
  version?: string;
  lang?: string;
  /** The rest of the route, with a leading slash. */
  rest: string;
}

/** Splits the prefixes off a route: `/v1/ZH/guide` → `{ version: 'v1', lang: 'zh', rest: '/guide' }` */
export function takeNames(route: string, site: SiteNames): NamedPlace {
  const segments = route.split('/').slice(1);
  const take = (known: readonly string[]) => {
    const first = segments[0]?.toLowerCase();
    const found = known.find((name) => name.toLowerCase() === first);
    if (found) segments.shift();
    return found;
  };
  const version = take(site.versions);
  const lang = take(site.langs);
  return { version, lang, rest: `/${segments.join('/')}` };
}
