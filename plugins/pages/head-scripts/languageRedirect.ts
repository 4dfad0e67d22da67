import type { RouteMeta } from '@rspress/core';
import { escapePattern } from '../../support/escapePattern';
import { routeHref } from '../../support/routeHref';
import { routeWithoutPrefix, type SiteFacts } from '../../support/siteFacts';
import { toAttribute, toInlineScript, toScriptValue } from './inlineScript';
import { VISITED_KEY } from './shared';

/**
 * Whether first-time visitors are redirected to their language. With both `auto` and
 * `only-default-lang` of Rspress, only pages of the default language redirect, because an address
 * that names a language is a choice.
 */
export type RedirectMode = 'auto' | 'only-default-lang' | 'never';

/** Matches programs that read pages for others. They request every language by its own address. */
const CRAWLER = '/bot|spider|crawl|lighthouse/i';

/** The addresses of a page by language. That of its own language comes first and is empty. */
export type PagesByLanguage = Record<string, string>;

/** Returns, for each route, the addresses of the page in the languages in which it exists. */
export function pagesByRoute(
  routes: readonly RouteMeta[],
  site: SiteFacts,
): Map<string, PagesByLanguage> {
  const groups = new Map<string, RouteMeta[]>();
  for (const route of routes) {
    const key = `${route.version} ${routeWithoutPrefix(route, site)}`;
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  const pages = new Map<string, PagesByLanguage>();
  for (const group of groups.values()) {
    for (const own of group) {
      const others = group.filter((route) => route !== own);
      pages.set(own.routePath, {
        [own.lang]: '',
        ...Object.fromEntries(
          others.map((route) => [route.lang, routeHref(route.routePath, site)]),
        ),
      });
    }
  }
  return pages;
}

/**
 * Returns a pattern for addresses that name the default language, such as `/en/guide`. They express
 * a choice, which another script stores.
 */
function chosenAddress({ base, lang, versions }: SiteFacts): string {
  const version = versions.length > 0 ? `((${versions.map(escapePattern).join('|')})\\/)?` : '';
  return `/^${escapePattern(base)}${version}${escapePattern(lang)}(\\/|$)/i`;
}

/**
 * Returns a script that redirects first-time visitors to the page in the browser's language, if it
 * exists. The text is the same on every page; the differences are in `data-pages`. There is no
 * redirect if storage is blocked, because readers could never choose another language.
 */
export function languageRedirectScript(site: SiteFacts): string {
  const key = toScriptValue(VISITED_KEY);
  return toInlineScript(`
    var pages=JSON.parse(document.currentScript.dataset.pages);
    try{
    if(${CRAWLER}.test(navigator.userAgent)||${chosenAddress(site)}.test(location.pathname)||localStorage.getItem(${key}))return;
    localStorage.setItem(${key},'1')
    }catch(e){return}
    var find=part=>Object.keys(pages).find(lang=>part(lang)===part(navigator.language));
    var found=find(lang=>lang.toLowerCase())||find(lang=>lang.toLowerCase().split('-')[0]);
    if(found&&pages[found])location.replace(pages[found]+location.search+location.hash);
  `);
}

/** Returns a script for pages whose address names a language. Opening such a page counts as the first visit. */
export function languageChoiceScript(): string {
  return toInlineScript(`try{localStorage.setItem(${toScriptValue(VISITED_KEY)},'1')}catch(e){}`);
}

/** Returns the script element of a page, or an empty string if there is no other language to redirect to. */
export function languageRedirectTag(pages: PagesByLanguage | undefined, site: SiteFacts): string {
  if (!pages || Object.keys(pages).length < 2) return '';
  return `<script data-pages="${toAttribute(JSON.stringify(pages))}">${languageRedirectScript(site)}</script>`;
}

/**
 * Returns the language script for the head of a page.
 *
 * @param lang the language of the page
 */
export function languageTag(
  lang: string,
  site: SiteFacts,
  pages: PagesByLanguage | undefined,
): string {
  if (lang !== site.lang) return `<script>${languageChoiceScript()}</script>`;
  return languageRedirectTag(pages, site);
}
