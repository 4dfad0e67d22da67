import type { RsbuildPlugins } from '@rsbuild/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature } from '../../define/defineFeature';
import { type AskThemeConfig, CHAT_PATH } from '../ask-ai/shared';
import type { SearchThemeConfig } from '../search/shared/settings';
import { dialogPlugin } from './dialogPlugin';
import { readDialogSettings } from './options';
import type { DialogSettings, DialogThemeConfig } from './shared';

export type { DialogSettings } from './shared';

// Must come after `pluginSearch` and, if the site has it, after `pluginAskAi`.

/**
 * Adds the search dialog. Without `pluginSearch`, which determines where queries are answered, or
 * with `themeConfig.search: false`, there is no dialog.
 *
 * @param options how the dialog behaves
 * @throws an error with every invalid option
 */
export function pluginDocSearch(options: DialogSettings = {}): SitePlugin {
  const searchDialog = readDialogSettings(options);
  const plugins: RsbuildPlugins = [];

  return defineFeature({
    name: 'lectern:docsearch',
    themeConfig({ themeConfig = {}, base = '/' }): DialogThemeConfig | undefined {
      const { searchSettings, askAi } = themeConfig as SearchThemeConfig & AskThemeConfig;
      if (!searchSettings) return undefined;
      const ofSite = base.replace(/\/$/, '');
      const { engine } = searchSettings;
      const searchApi = engine === 'server' ? (searchSettings.url ?? ofSite) : ofSite;
      const askApi = askAi?.endpoint ?? `${ofSite}${CHAT_PATH}`;
      plugins.push(dialogPlugin({ engine, askApi, searchApi }));
      return { searchDialog };
    },
    rspress: { builderConfig: { plugins } },
  });
}
