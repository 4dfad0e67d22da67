/** The names that a route of a site can have in front; for the browser too. */
export interface SiteNames {
  versions: readonly string[];
  langs: readonly string[];
}

/** The version and language that a route names in front, as the site writes them; letter case means nothing. */
export interface NamedPlace {
  version?: string;
  lang?: string;
  /** What is behind them, with a leading slash. */
  rest: string;
}

/** Takes the names in front of a route away: `/v1/ZH/guide` → `{ version: 'v1', lang: 'zh', rest: '/guide' }` */
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
