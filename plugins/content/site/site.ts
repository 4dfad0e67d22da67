import path from 'node:path';
import type { NavItem, RouteService, SidebarData, UserConfig } from '@rspress/core';
import {
  type SectionSidebars,
  sectionSidebar,
} from '../../../theme/components/Sidebar/sectionSidebar';
import { routeKey } from '../../../theme/routes/routeKey';
import { siteFacts } from '../../support/siteFacts';
import type { ContentPage } from '../pages/contentPage';
import type { LinkSite } from './links';

/** The facts about a site that are needed for Markdown pages and lists of pages. */
export interface ContentSite extends LinkSite {
  cleanUrls: boolean;
  /** Whether pages without a title in their text get one. */
  hasFallbackTitles: boolean;
  /** Returns the title and description of the site in a language. */
  namesOf: (lang: string) => { title: string; description: string };
  navOf: (lang: string, version: string) => NavItem[];
  /** Returns the sidebars of a language, by the path of their section. */
  sidebarsOf: (lang: string) => SectionSidebars;
  sidebarOf: (route: string) => SidebarData;
  /** Returns the page at an address in any spelling. */
  pageAt: (route: string) => ContentPage | undefined;
}

type Locale = NonNullable<NonNullable<UserConfig['themeConfig']>['locales']>[number];

export interface SiteSource {
  /** Returns the current settings, which can change on the dev server. */
  config: () => UserConfig;
  service: RouteService;
  pages: ReadonlyMap<string, ContentPage>;
  /** Returns the sidebars with the changes of plugins. */
  changed: (sidebars: SectionSidebars) => SectionSidebars;
}

function localeOf({ themeConfig, locales = [] }: UserConfig, lang: string): Partial<Locale> {
  const isOf = (locale: { lang: string }) => locale.lang === lang;
  return { ...locales.find(isOf), ...(themeConfig?.locales ?? []).find(isOf) };
}

/** Collects the facts about a site from its settings and pages. */
export function contentSite({ config, service, pages, changed }: SiteSource): ContentSite {
  const current = config();
  const { siteOrigin, ...facts } = { ...siteFacts(current), siteOrigin: current.siteOrigin };
  const byKey = new Map([...pages].map(([route, page]) => [routeKey(route), page]));
  const pageAt = (address: string) => byKey.get(routeKey(address));
  const known = new WeakMap<SectionSidebars, SectionSidebars>();
  function sidebarsOf(lang: string): SectionSidebars {
    const written = (localeOf(config(), lang).sidebar ??
      config().themeConfig?.sidebar ??
      {}) as SectionSidebars;
    const sidebars = known.get(written) ?? changed(written);
    known.set(written, sidebars);
    return sidebars;
  }
  return {
    ...facts,
    siteOrigin,
    hasFallbackTitles: current.themeConfig?.fallbackHeadingTitle !== false,
    routeAt: (address) => pageAt(address)?.routePath,
    routeOfFile: (file) => service.absolutePathToRoutePath(path.resolve(file)),
    namesOf: (lang) => {
      const locale = localeOf(config(), lang);
      const { title = '', description = '' } = config();
      return { title: locale.title ?? title, description: locale.description ?? description };
    },
    navOf: (lang, version) => {
      const nav = localeOf(config(), lang).nav ?? config().themeConfig?.nav ?? [];
      if (Array.isArray(nav)) return nav;
      return nav[version] ?? nav[facts.version] ?? nav.default ?? [];
    },
    sidebarsOf,
    sidebarOf: (route) => sectionSidebar(sidebarsOf(pages.get(route)?.lang ?? ''), route),
    pageAt,
  };
}
