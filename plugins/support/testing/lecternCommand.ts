import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '../../..');

/**
 * The program and first arguments that run `lectern` in a separate process. A full test run builds the package and
 * sets `LECTERN_BUILT`, because the compiled modules start in half the time of the sources.
 */
export const LECTERN_COMMAND: readonly [program: string, ...args: string[]] = process.env
  .LECTERN_BUILT
  ? [process.execPath, path.join(root, 'dist/plugins/cli/lectern.js')]
  : [
      process.execPath,
      '--import',
      path.join(root, 'node_modules/tsx/dist/loader.mjs'),
      path.join(root, 'plugins/cli/lectern.ts'),
    ];
