import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { RelatedToolsData, ToolOptions, ToolSectionData } from '../../theme/home/toolOptions';
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
  return {
    name: 'lectern:theme',
    config(config) {
      const tools: RelatedToolsData = { relatedTools };
      const themeConfig = { ...config.themeConfig, ...tools };
      return { ...config, themeDir: config.themeDir ?? themeDir, themeConfig };
    },
    extendPageData(page: ToolSectionData & PageIndexInfo) {
      if (page.frontmatter.pageType === 'home') page.toolSection = toolSections?.[page.lang];
    },
    i18nSource: (texts) => ({ ...texts, ...stockTexts }),
    globalUIComponents: [path.join(themeDir, 'components/ScrollToTop/ScrollToTop.tsx')],
  };
}
