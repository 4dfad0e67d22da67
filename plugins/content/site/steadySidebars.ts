import type { UserConfig } from '@rspress/core';

type Holder = Pick<NonNullable<UserConfig['themeConfig']>, 'sidebar'>;

/** Everything in a configuration that holds sidebars. */
function holders({ themeConfig }: Pick<UserConfig, 'themeConfig'>): Holder[] {
  return [themeConfig, ...(themeConfig?.locales ?? [])].filter((one) => one !== undefined);
}

/** Whether a site writes its sidebars in the configuration, in an order of its own. */
export function hasOwnSidebars(config: Pick<UserConfig, 'themeConfig'>): boolean {
  return holders(config).some(({ sidebar }) => sidebar !== undefined);
}

/**
 * Puts the sidebars that Rspress has read from folders in the order of their paths. It adds each when it
 * has read its folder, which is in another order each time, and so would be the pages of `llms.txt`.
 */
export function steadySidebars(config: Pick<UserConfig, 'themeConfig'>): void {
  for (const holder of holders(config)) {
    if (!holder.sidebar) continue;
    holder.sidebar = Object.fromEntries(
      Object.entries(holder.sidebar).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }
}
