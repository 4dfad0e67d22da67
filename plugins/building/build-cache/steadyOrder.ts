import type { UserConfig } from '@rspress/core';

type ThemeConfig = NonNullable<UserConfig['themeConfig']>;

function steadySidebar(holder: Pick<ThemeConfig, 'sidebar'>): void {
  const { sidebar } = holder;
  if (!sidebar) return;
  const byPath = Object.entries(sidebar).sort(([a], [b]) => (a < b ? -1 : 1));
  holder.sidebar = Object.fromEntries(byPath);
}

/** Sorts sidebars by path. In Rspress, their order depends on which folder is read first. */
export function steadySidebars({ themeConfig }: UserConfig): void {
  for (const holder of [themeConfig, ...(themeConfig?.locales ?? [])]) {
    if (holder) steadySidebar(holder);
  }
}
