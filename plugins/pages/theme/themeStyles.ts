import path from 'node:path';
import type { PerformanceConfig, RsbuildPlugin } from '@rsbuild/core';
import { mismatch } from '../../support/installed';
import { isRightToLeft } from './direction';
import { fontFiles, lookStyles } from './look/lookStyles';
import type { LookOptions } from './look/options';
import { lecternTheme } from './themeDir';

/** The name under which Rspress has the theme of the site. */
const THEME = '@theme';

/** Stands in the sources for what the settings of a site say. */
const LOOK = 'look.css';

/**
 * Puts our styles behind those of Rspress and before the theme of the site, whose own come last and
 * win.
 *
 * @param langs the languages of the site: one from right to left brings styles of its own
 * @param look what the site has chosen; its values come last
 * @throws if the theme is not among them
 */
export function withStyles(
  preEntry: string | readonly string[] = [],
  langs: readonly string[] = [],
  look: LookOptions = {},
): string[] {
  const entries = [preEntry].flat();
  const at = entries.indexOf(THEME);
  if (at === -1) throw mismatch('@rspress/core', [`source.preEntry no longer has ${THEME}`]);
  const names = [
    ...fontFiles(look),
    'index.css',
    ...(langs.some(isRightToLeft) ? ['right-to-left.css'] : []),
    ...(lookStyles(look) === '' ? [] : [LOOK]),
  ];
  return entries.toSpliced(at, 0, ...names.map((name) => path.join(lecternTheme, 'styles', name)));
}

/** The file of the font of the text, as the output names it; a site with another font does not have it. */
const TEXT_FONT = /instrument-sans-latin-wght-normal[^/]*\.woff2$/;

/** Has documents ask for the font themselves, not when the styles that name it have come. */
function withFont(preload: PerformanceConfig['preload']): PerformanceConfig['preload'] {
  const others = preload === undefined ? [] : [preload].flat();
  const font = { type: 'all-assets' as const, include: [TEXT_FONT] };
  return [...others.map((other) => (other === true ? {} : other)), font];
}

/** Brings the styles of the theme, and the look of the site, to build and dev. */
export const themeStylesPlugin = (langs: readonly string[], look: LookOptions): RsbuildPlugin => ({
  name: 'lectern:theme-styles',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      const preEntry = withStyles(config.source?.preEntry, langs, look);
      config.source = { ...config.source, preEntry };
      config.performance = {
        ...config.performance,
        preload: withFont(config.performance?.preload),
      };
      const cache = config.performance.buildCache;
      if (typeof cache !== 'object') return;
      cache.cacheDigest = [...(cache.cacheDigest ?? []), lookStyles(look)];
    });
    api.transform({ test: path.join(lecternTheme, 'styles', LOOK) }, () => lookStyles(look));
  },
});
