import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '../../..');

/**
 * The program and its first arguments that run `lectern` in a process of its own. A run of all tests has
 * built the package and sets `LECTERN_BUILT`: its modules start in half of the time that the sources take.
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
