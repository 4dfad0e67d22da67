import { useSite } from '@rspress/core/runtime';
import type { ToolOptions } from './toolOptions';

/** The tools that the site gave to the theme, as `pluginTheme` put them into the site's data. */
export function useToolOptions(): ToolOptions {
  return useSite().site.themeConfig as ToolOptions;
}
