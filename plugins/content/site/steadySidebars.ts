import type { UserConfig } from '@rspress/core';

type Holder = Pick<NonNullable<UserConfig['themeConfig']>, 'sidebar'>;

/** Returns all parts of a configuration that can contain sidebars. */
function holders({ themeConfig }: Pick<UserConfig, 'themeConfig'>): Holder[] {
  return [themeConfig, ...(themeConfig?.locales ?? [])].filter((one) => one !== undefined);
}

/** Returns whether the configuration contains sidebars, which have a custom order. */
export function hasOwnSidebars(config: Pick<UserConfig, 'themeConfig'>): boolean {
  return holders(config).some(({ sidebar }) => sidebar !== undefined);
}

/**
 * Sorts the sidebars that Rspress reads from folders by path. It adds them in the order in which the folders were
 * read, which varies, and the order of pages in `llms.txt` depends on it.
 */
export function steadySidebars(config: Pick<UserConfig, 'themeConfig'>): void {
  for (const holder of holders(config)) {
    if (!holder.sidebar) continue;
    holder.sidebar = Object.fromEntries(
      Object.entries(holder.sidebar).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }
}
