import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { mismatch } from '../support/installed';
import { lecternTheme } from './themeDir';

/** The name under which Rspress has the theme of the site. */
const THEME = '@theme';

const styles = path.join(lecternTheme, 'styles/index.css');

/**
 * Puts our styles behind those of Rspress and before the theme of the site, whose own come last and
 * win.
 *
 * @throws if the theme is not among them
 */
export function withStyles(preEntry: string | readonly string[] = []): string[] {
  const entries = [preEntry].flat();
  const at = entries.indexOf(THEME);
  if (at === -1) throw mismatch('@rspress/core', [`source.preEntry no longer has ${THEME}`]);
  return entries.toSpliced(at, 0, styles);
}

/** Brings the styles of the theme to build and dev. */
export const themeStylesPlugin: RsbuildPlugin = {
  name: 'lectern:theme-styles',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      config.source = { ...config.source, preEntry: withStyles(config.source?.preEntry) };
    });
  },
};
