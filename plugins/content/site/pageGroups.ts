import type { NavItem, SidebarData } from '@rspress/core';
import { overviewGroups } from '../../../theme/components/Overview/overviewGroups';
import { sectionSidebar } from '../../../theme/components/Sidebar/sectionSidebar';
import { formatRoute } from '../../../theme/routes/address';
import type { ContentPage } from '../pages/contentPage';
import { plainRoute } from './links';
import type { ContentSite } from './site';

/** The pages of a section, and of a group in its sidebar. */
export interface PageGroup {
  /** The names of the section and, if there is one, the group: `Configuration / Output`. */
  name: string;
  section: string;
  pages: ContentPage[];
}

interface NavEntry {
  text: string;
  link: string;
  pattern: RegExp | undefined;
}

/** Returns the internal links of the navbar, including those in menus. */
function navEntries(items: readonly NavItem[]): NavEntry[] {
  return items.flatMap((item): NavEntry[] => {
    if ('items' in item && item.items) return navEntries(item.items as NavItem[]);
    if (!('link' in item) || !item.link?.startsWith('/')) return [];
    const link = plainRoute(item.link);
    const pattern = item.activeMatch ? new RegExp(item.activeMatch) : undefined;
    return [{ text: item.text ?? link, link, pattern }];
  });
}

/** Returns a name for a section without a title: `/api/build/` → `Build`. */
function nameOfPath(path: string): string {
  const words = path.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Groups the pages of a version and language by the sections of the navbar and the groups of their sidebars, in
 * reading order. The home page, and pages that belong to neither, come first, below the name of the site.
 */
export function pageGroups(
  pages: readonly ContentPage[],
  { lang, version }: { lang: string; version: string },
  site: ContentSite,
): PageGroup[] {
  const left = new Map(pages.map((page) => [page.routePath, page]));
  const groups = new Map<string, PageGroup>();
  const prefix = formatRoute({ version, lang, rest: '' }, site);
  const local = (link: string) => {
    const page = site.pageAt(link);
    return page?.lang === lang && page.version === version ? link : `${prefix}${link}`;
  };
  const add = (name: string, found: ContentPage | undefined, section = name) => {
    const page = left.get(found?.routePath ?? '');
    if (!page) return;
    left.delete(page.routePath);
    const group = groups.get(name) ?? { name, section, pages: [] };
    group.pages.push(page);
    groups.set(name, group);
  };
  const addSidebar = (section: string, sidebar: SidebarData) => {
    const found = overviewGroups(sidebar, {
      headingsOf: () => [],
      isSelf: () => false,
      depths: [],
    });
    for (const { name, pages: entries } of found) {
      const title = [section, name].filter(Boolean).join(' / ');
      for (const { link } of entries) add(title, site.pageAt(local(link)), section || name);
    }
  };

  const isHome = ({ routePath }: ContentPage) => routePath === `${prefix}/`;
  const { title } = site.namesOf(lang);
  groups.set(title, { name: title, section: title, pages: [] });
  add(title, pages.find(isHome));

  const sidebars = site.sidebarsOf(lang);
  for (const { text, link, pattern } of navEntries(site.navOf(lang, version))) {
    const start = local(link);
    const folder = start.replace(/[^/]*$/, '');
    const isIn = (route: string) => folder !== `${prefix}/` && route.startsWith(folder);
    addSidebar(text, sectionSidebar(sidebars, start));
    for (const page of [...left.values()]) {
      const { routePath } = page;
      if (pattern?.test(routePath) || isIn(routePath) || routePath === start) add(text, page);
    }
  }
  for (const [path, sidebar] of Object.entries(sidebars)) {
    addSidebar(site.pageAt(path)?.title || nameOfPath(path), sidebar);
  }
  for (const page of [...left.values()]) {
    const folder = page.routePath.slice(prefix.length).split('/').slice(1, -1)[0];
    add(folder ? site.pageAt(`${prefix}/${folder}`)?.title || nameOfPath(folder) : title, page);
  }
  return [...groups.values()].filter((group) => group.pages.length > 0);
}
