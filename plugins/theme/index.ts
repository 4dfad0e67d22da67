import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { stockRemover } from '../support/removeStock';

const themeDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../theme');

/** The name of Rspress's own image zoom, which ours takes the place of. */
const STOCK_ZOOM = '@rspress/plugin-medium-zoom';

type GlobalComponents = NonNullable<RspressPlugin['globalUIComponents']>;

function component(name: string): string {
  return path.join(themeDir, `components/${name}/${name}.tsx`);
}

/** What the theme adds to every page, by what the site asks for. */
function globalComponents({ mediumZoom = true }: UserConfig): GlobalComponents {
  const scrollToTop = component('ScrollToTop');
  if (mediumZoom === false) return [scrollToTop];
  const { selector } = typeof mediumZoom === 'object' ? mediumZoom : {};
  return [scrollToTop, [component('ImageZoom'), { selector }]];
}

/** Dresses a site in Lectern's theme: its layouts, its texts and its global components. */
export function pluginTheme(): RspressPlugin {
  const globalUIComponents: GlobalComponents = [];
  const stockZoom = stockRemover(STOCK_ZOOM);
  return {
    name: 'lectern:theme',
    config(config, tools) {
      stockZoom.plan(tools);
      globalUIComponents.push(...globalComponents(config));
      return { ...config, themeDir: config.themeDir ?? themeDir };
    },
    beforeBuild: stockZoom.remove,
    globalUIComponents,
  };
}
