import type { RsbuildPlugins } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { SearchThemeConfig } from '../search/shared/settings';
import { dialogPlugin } from './dialogPlugin';
import { readDialogSettings } from './options';
import type { DialogSettings, DialogThemeConfig } from './shared';

export type { DialogSettings } from './shared';

/** Where our server answers questions, below the base of the site. */
const ASK_PATH = 'api/chat';

/**
 * The dialog of the search: DocSearch's, fitted to the site. Stands after `pluginSearch`, which says
 * who answers; without it, or with `themeConfig.search: false`, there is no dialog.
 *
 * @throws naming every wrong option
 */
export function pluginDocSearch(options: DialogSettings = {}): RspressPlugin {
  const searchDialog = readDialogSettings(options);
  const plugins: RsbuildPlugins = [];

  return {
    name: 'lectern:docsearch',
    config(config) {
      const { searchSettings } = (config.themeConfig ?? {}) as SearchThemeConfig;
      if (!searchSettings) return config;
      const base = config.base ?? '/';
      const ofSite = base.replace(/\/$/, '');
      const { engine } = searchSettings;
      const searchApi = engine === 'server' ? (searchSettings.url ?? ofSite) : ofSite;
      plugins.push(dialogPlugin({ engine, askApi: `${base}${ASK_PATH}`, searchApi }));
      const themeConfig: DialogThemeConfig = { searchDialog };
      return { ...config, themeConfig: { ...config.themeConfig, ...themeConfig } };
    },
    builderConfig: { plugins },
  };
}
