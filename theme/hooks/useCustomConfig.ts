import { useSite } from '@rspress/core/runtime';
import type { CustomThemeConfig } from '../../plugins/support/shared/customThemeConfig';

/**
 * Returns one of the site's own settings from `themeConfig.custom`. The types of the keys are those
 * in `CustomThemeConfig`.
 *
 * @param key the key in `themeConfig.custom`
 * @returns the value, or `undefined` if the site does not set it
 */
export function useCustomConfig<Key extends keyof CustomThemeConfig>(
  key: Key,
): CustomThemeConfig[Key] | undefined {
  const { custom } = useSite().site.themeConfig as { custom?: Partial<CustomThemeConfig> };
  return custom?.[key];
}
