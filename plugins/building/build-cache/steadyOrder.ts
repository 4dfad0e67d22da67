import type { UserConfig } from '@rspress/core';

type ThemeConfig = NonNullable<UserConfig['themeConfig']>;

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
