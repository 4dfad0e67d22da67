import type { RouteService, UserConfig } from '@rspress/core';

type ThemeConfig = NonNullable<UserConfig['themeConfig']>;

/** A page whose content a plugin gave: Rspress writes it to a file with its place in the list. */
const WRITTEN_PAGE = /[\\/]\.rspress[\\/]runtime[\\/]temp-(\d+)\.\w+$/;

function steadySidebar(holder: Pick<ThemeConfig, 'sidebar'>): void {
  const { sidebar } = holder;
  if (!sidebar) return;
  const byPath = Object.entries(sidebar).sort(([a], [b]) => (a < b ? -1 : 1));
  holder.sidebar = Object.fromEntries(byPath);
}

/** Puts sidebars in the order of their paths: Rspress has them in the order in which folders were read. */
export function steadySidebars({ themeConfig }: UserConfig): void {
  for (const holder of [themeConfig, ...(themeConfig?.locales ?? [])]) {
    if (holder) steadySidebar(holder);
  }
}

/** Puts the pages that plugins gave behind the others, in their order, not in that of writing them. */
export function steadyRoutes({ routeData }: Pick<RouteService, 'routeData'>): void {
  const place = (file: string) => Number(WRITTEN_PAGE.exec(file)?.[1] ?? -1);
  const entries = [...routeData].sort(
    ([, a], [, b]) => place(a.routeMeta.absolutePath) - place(b.routeMeta.absolutePath),
  );
  routeData.clear();
  for (const [route, page] of entries) routeData.set(route, page);
}
