import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { stockTexts } from './stockTexts';

const themeDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../theme');

/** Dresses a site in Lectern's theme: its layouts, its texts and its global components. */
export function pluginTheme(): RspressPlugin {
  return {
    name: 'lectern:theme',
    config(config) {
      return { ...config, themeDir: config.themeDir ?? themeDir };
    },
    i18nSource: (texts) => ({ ...texts, ...stockTexts }),
    globalUIComponents: [path.join(themeDir, 'components/ScrollToTop/ScrollToTop.tsx')],
  };
}
