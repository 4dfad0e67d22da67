import { folderOf, isPattern } from '../../../support/redirects/findRedirect';
import type { SiteManifest } from '../shared/manifest';
import { redirectHref } from '../shared/redirectHref';
import { movedPages } from './movedPages';

/** A pattern of a static host, what it becomes, and how it is answered. */
type Rule = readonly [from: string, to: string, status: 200 | 301];

/**
 * The spellings of a prefix with a default written out, by the prefix that the pages have, and
 * whether the language is written out.
 */
function spelledOut(site: SiteManifest): [from: string, to: string, isChoice: boolean][] {
  const version = site.versions.includes(site.version) ? site.version : '';
  const lang = site.langs.includes(site.lang) ? site.lang : '';
  const rules: [string, string, boolean][] = [];
  for (const name of site.versions.length > 0 ? site.versions : ['']) {
    for (const language of site.langs.length > 0 ? site.langs : ['']) {
      const part = (own: string, standard: string) =>
        own === '' ? [''] : own === standard ? ['', `/${own}`] : [`/${own}`];
      const prefixes = part(name, version).flatMap((first) =>
        part(language, lang).map((second) => first + second),
      );
      const [own = '', ...others] = prefixes;
      const isChoice = (from: string) => language === lang && from.endsWith(`/${lang}`);
      rules.push(...others.map((from): (typeof rules)[0] => [from, own, isChoice(from)]));
    }
  }
  return rules;
}

/** The first segments of the pages that have no prefix: `/guide/` for a folder, `/about` for a page. */
function sectionsOf(routes: readonly string[], site: SiteManifest): string[] {
  const prefixes = new Set([...site.langs, ...site.versions]);
  const sections = routes.flatMap((route) => {
    const [, first = '', rest] = route.match(/^\/([^/]+)(\/)?/) ?? [];
    return first === '' || prefixes.has(first) ? [] : [`/${first}${rest ?? ''}`];
  });
  return [...new Set(sections)].sort();
}

/** Whether what a reader wrote would come first, and could name another host: `//example.com`. */
const leadsToRoot = (to: string, { base }: SiteManifest) => to === '/*' && base === '/';

/** The redirects of the site: folders as patterns where a pattern is safe, else page by page. */
function ownRules(
  site: SiteManifest,
  routes: readonly string[],
): { exact: string; patterns: string } {
  const isOneRule = ({ from, to }: SiteManifest['redirects'][number]) =>
    isPattern(from) && !leadsToRoot(to, site);
  const pages = movedPages(
    site.redirects.filter((redirect) => !isOneRule(redirect)),
    routes,
  );
  const base = site.base.slice(0, -1);
  const exact = pages.flatMap((page) => {
    const href = redirectHref(page, site);
    const bare = page.from.replace(/\/$/, '');
    const spellings = bare === '' ? ['/'] : [bare, `${bare}/`];
    return spellings.map((spelling) => `${encodeURI(base + spelling)} ${href} 301\n`);
  });
  const patterns = site.redirects.filter(isOneRule).map(({ from, to, isElsewhere }) => {
    const target = isPattern(to) ? `${folderOf(to)}/:splat` : to;
    return `${encodeURI(base + from)} ${redirectHref({ to: target, isElsewhere }, site)} 301\n`;
  });
  return { exact: exact.join(''), patterns: patterns.join('') };
}

/**
 * The redirects of the site, and those from default prefixes, in the form that static hosts read. An address that names the
 * default language is answered with the page itself (200): its script stores the choice and shortens
 * the address, which a redirect would do before the page can know of the choice. A pattern per
 * section and not one for all, because `/en/* /:splat` would lead `/en//example.com` to another host.
 * The other spellings of an address (`.html`, a slash too many) are the hosts' own business.
 */
export function redirectsFile(site: SiteManifest, routes: readonly string[]): string {
  const base = site.base.slice(0, -1);
  const sections = sectionsOf(routes, site);
  const exact: Rule[] = [];
  const patterns: Rule[] = [];
  for (const [from, to, isChoice] of spelledOut(site)) {
    const status = isChoice ? 200 : 301;
    exact.push([from, `${to}/`, status], [`${from}/`, `${to}/`, status]);
    if (to !== '') patterns.push([`${from}/*`, `${to}/:splat`, status]);
    else {
      for (const section of sections) {
        if (section.endsWith('/'))
          patterns.push([`${from}${section}*`, `${section}:splat`, status]);
        else exact.push([from + section, section, status]);
      }
    }
  }
  const lines = (rules: readonly Rule[]) =>
    rules
      .map(([from, to, status]) => `${encodeURI(base + from)} ${encodeURI(base + to)} ${status}\n`)
      .join('');
  const own = ownRules(site, routes);
  // Cloudflare wants the lines without patterns first.
  return own.exact + lines(exact) + own.patterns + lines(patterns);
}
