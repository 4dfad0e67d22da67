import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '../..');
const isBuilt = Boolean(process.env.LECTERN_BUILT);

/**
 * The module that configurations of test sites import. In a full test run it is the built package, which starts in a
 * quarter of the time of the sources.
 */
export const PRESET = path.join(
  root,
  isBuilt ? 'dist/plugins/preset/index.js' : 'plugins/preset/index.ts',
);

/** The theme of `PRESET`. Sites that are built in the root of the repository would take its `theme` for their own. */
export const THEME = path.join(root, isBuilt ? 'dist/theme' : 'theme');
