import { folderOf, isPattern } from '../../../support/redirects/findRedirect';
import type { SiteManifest } from '../shared/manifest';
import { redirectHref } from '../shared/redirectHref';
import { movedPages } from './movedPages';

/** A redirect rule of a static host: pattern, target and status. */
type Rule = readonly [from: string, to: string, status: 200 | 301];

/**
 * Returns the addresses in which a default prefix is written out, each with the canonical prefix
 * and whether the address names the default language.
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

/**
 * Returns the first path segments of the pages without a prefix: `/guide/` for a folder, `/about`
 * for a page.
 */
function sectionsOf(routes: readonly string[], site: SiteManifest): string[] {
  const prefixes = new Set([...site.langs, ...site.versions]);
  const sections = routes.flatMap((route) => {
    const [, first = '', rest] = route.match(/^\/([^/]+)(\/)?/) ?? [];
    return first === '' || prefixes.has(first) ? [] : [`/${first}${rest ?? ''}`];
  });
  return [...new Set(sections)].sort();
}

/** Whether the target would begin with reader input, which could name another host: `//example.com`. */
const leadsToRoot = (to: string, { base }: SiteManifest) => to === '/*' && base === '/';

/** Returns the redirects of the site: a pattern for a folder if that is safe, otherwise one rule per page. */
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
 * Formats the redirects of the site, and those for default prefixes, for static hosts.
 *
 * An address that names the default language is answered with the page itself (200). Its script
 * stores the choice and shortens the address; with a redirect, the page would not learn about the
 * choice. There is a pattern per section instead of one for all, because `/en/* /:splat` would
 * redirect `/en//example.com` to another host. Static hosts handle other spellings of an address
 * (`.html`, trailing slashes) themselves.
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
  // Cloudflare requires rules without patterns to come first.
  return own.exact + lines(exact) + own.patterns + lines(patterns);
}
