import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { mismatch } from '../support/installed';
import { isRightToLeft } from './direction';
import { lecternTheme } from './themeDir';

/** The name under which Rspress has the theme of the site. */
const THEME = '@theme';

const file = (name: string) => path.join(lecternTheme, 'styles', name);

/**
 * Puts our styles behind those of Rspress and before the theme of the site, whose own come last and
 * win.
 *
 * @param langs the languages of the site: one from right to left brings styles of its own
 * @throws if the theme is not among them
 */
export function withStyles(
  preEntry: string | readonly string[] = [],
  langs: readonly string[] = [],
): string[] {
  const entries = [preEntry].flat();
  const at = entries.indexOf(THEME);
  if (at === -1) throw mismatch('@rspress/core', [`source.preEntry no longer has ${THEME}`]);
  const mirrored = langs.some(isRightToLeft) ? [file('right-to-left.css')] : [];
  return entries.toSpliced(at, 0, file('index.css'), ...mirrored);
}

/** Brings the styles of the theme to build and dev. */
export const themeStylesPlugin = (langs: readonly string[]): RsbuildPlugin => ({
  name: 'lectern:theme-styles',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      config.source = { ...config.source, preEntry: withStyles(config.source?.preEntry, langs) };
    });
  },
});
