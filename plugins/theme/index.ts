import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugins } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { dropSearchIndexPlugin } from './dropSearchIndex';
import { exactBasePlugin, refuseRoutesInBase } from './exactBase';
import { stockTexts } from './stockTexts';

const themeDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../theme');

/** Dresses a site in Lectern's theme: its layouts, its texts and its global components. */
export function pluginTheme(): RspressPlugin {
  let base: string | undefined;
  const rsbuildPlugins: RsbuildPlugins = [exactBasePlugin];

  return {
    name: 'lectern:theme',
    config(config) {
      base = config.base;
      if (config.themeConfig?.search === false) rsbuildPlugins.push(dropSearchIndexPlugin);
      return { ...config, themeDir: config.themeDir ?? themeDir };
    },
    routeGenerated: (routes) => refuseRoutesInBase(routes, base),
    builderConfig: { plugins: rsbuildPlugins },
    i18nSource: (texts) => ({ ...texts, ...stockTexts }),
    globalUIComponents: [path.join(themeDir, 'components/ScrollToTop/ScrollToTop.tsx')],
  };
}
