import type { RouteMeta } from '@rspress/core';
import { escapePattern } from '../../support/escapePattern';
import { routeHref } from '../../support/routeHref';
import { routeWithoutPrefix, type SiteFacts } from '../../support/siteFacts';
import { toAttribute, toInlineScript, toScriptValue } from './inlineScript';
import { VISITED_KEY } from './shared';

/**
 * Whether a first visitor is sent to his language. Both of Rspress's names for "yes" mean pages of
 * the default language: an address that names a language is a choice.
 */
export type RedirectMode = 'auto' | 'only-default-lang' | 'never';

/** Programs that read pages for others; they ask for every language by its own address. */
const CRAWLER = '/bot|spider|crawl|lighthouse/i';

/** The addresses of a page by language, its own first and empty. */
export type PagesByLanguage = Record<string, string>;

/** For every route the addresses of the same page in the languages that have it. */
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

/** Addresses that name the default language, such as `/en/guide`: a choice, which another script keeps. */
function chosenAddress({ base, lang, versions }: SiteFacts): string {
  const version = versions.length > 0 ? `((${versions.map(escapePattern).join('|')})\\/)?` : '';
  return `/^${escapePattern(base)}${version}${escapePattern(lang)}(\\/|$)/i`;
}

/**
 * On the first visit, leads to the page in the browser's language if there is one. The text is the
 * same on every page; what differs is in `data-pages`. Where nothing can be stored there is no
 * redirect: the reader could never choose another language.
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

/** On a page whose address names a language: opening it counts as the first visit. */
export function languageChoiceScript(): string {
  return toInlineScript(`try{localStorage.setItem(${toScriptValue(VISITED_KEY)},'1')}catch(e){}`);
}

/** The script's element for one page; nothing where there is no other language to go to. */
export function languageRedirectTag(pages: PagesByLanguage | undefined, site: SiteFacts): string {
  if (!pages || Object.keys(pages).length < 2) return '';
  return `<script data-pages="${toAttribute(JSON.stringify(pages))}">${languageRedirectScript(site)}</script>`;
}

/**
 * What the head of a page does about the reader's language.
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
