import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import type { ToolOptions } from '../../theme/home/toolOptions';
import { stockTexts } from './stockTexts';

const themeDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../theme');

export type ThemeOptions = ToolOptions;

/**
 * Dresses a site in Lectern's theme: its layouts, its texts and its global components.
 *
 * @param options the tools around the product, for the navbar and the landing page
 */
export function pluginTheme(options: ThemeOptions = {}): RspressPlugin {
  return {
    name: 'lectern:theme',
    config(config) {
      return {
        ...config,
        themeDir: config.themeDir ?? themeDir,
        themeConfig: { ...config.themeConfig, ...options },
      };
    },
    i18nSource: (texts) => ({ ...texts, ...stockTexts }),
    globalUIComponents: [path.join(themeDir, 'components/ScrollToTop/ScrollToTop.tsx')],
  };
}
