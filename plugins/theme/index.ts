import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugins } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { RelatedToolsData, ToolOptions, ToolSectionData } from '../../theme/home/toolOptions';
import { dropSearchIndexPlugin } from './dropSearchIndex';
import { exactBasePlugin, refuseRoutesInBase } from './exactBase';
import { stockTexts } from './stockTexts';

const themeDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../theme');

export type ThemeOptions = ToolOptions;

/**
 * Dresses a site in Lectern's theme: its layouts, its texts and its global components.
 *
 * The tools around the product come as options: those of the navbar go to every page, those of the
 * landing page to the home pages only.
 */
export function pluginTheme({ relatedTools, toolSections }: ThemeOptions = {}): RspressPlugin {
  let base: string | undefined;
  const rsbuildPlugins: RsbuildPlugins = [exactBasePlugin];

  return {
    name: 'lectern:theme',
    config(config) {
      base = config.base;
      if (config.themeConfig?.search === false) rsbuildPlugins.push(dropSearchIndexPlugin);
      const tools: RelatedToolsData = { relatedTools };
      const themeConfig = { ...config.themeConfig, ...tools };
      return { ...config, themeDir: config.themeDir ?? themeDir, themeConfig };
    },
    routeGenerated: (routes) => refuseRoutesInBase(routes, base),
    extendPageData(page: ToolSectionData & PageIndexInfo) {
      if (page.frontmatter.pageType === 'home') page.toolSection = toolSections?.[page.lang];
    },
    builderConfig: { plugins: rsbuildPlugins },
    i18nSource: (texts) => ({ ...texts, ...stockTexts }),
    globalUIComponents: [path.join(themeDir, 'components/ScrollToTop/ScrollToTop.tsx')],
  };
}
