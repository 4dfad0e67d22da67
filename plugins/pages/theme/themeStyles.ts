import path from 'node:path';
import type { PerformanceConfig, RsbuildPlugin } from '@rsbuild/core';
import { mismatch } from '../../support/installed';
import { isRightToLeft } from './direction';
import { fontFiles, lookStyles } from './look/lookStyles';
import type { LookOptions } from './look/options';
import { lecternTheme } from './themeDir';

/** Rspress's alias of the site's theme. */
const THEME = '@theme';

/** A placeholder in the sources for the look from the settings. */
const LOOK = 'look.css';

/**
 * Inserts our styles between those of Rspress and the theme of the site, whose own styles come last
 * and win.
 *
 * @param langs the languages of the site; right-to-left languages need additional styles
 * @param look the look of the site; its values come last
 * @throws if the theme is not among the files
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

/** Matches the font file of the text in the output. A site with another font does not have it. */
const TEXT_FONT = /instrument-sans-latin-wght-normal[^/]*\.woff2$/;

/** Preloads the font in documents, so that it does not wait for the style sheet. */
function withFont(preload: PerformanceConfig['preload']): PerformanceConfig['preload'] {
  const others = preload === undefined ? [] : [preload].flat();
  const font = { type: 'all-assets' as const, include: [TEXT_FONT] };
  return [...others.map((other) => (other === true ? {} : other)), font];
}

/** Adds the styles of the theme, and the look of the site, to the build and the dev server. */
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
