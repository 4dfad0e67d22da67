import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The entry points of React Router that pages use, and their files. */
const ENTRIES = { 'react-router$': 'index.mjs', 'react-router/dom$': 'dom-export.mjs' };

/**
 * Returns aliases for the production build of React Router. Its `exports` select the development
 * build, whose warnings every reader would load.
 *
 * @throws if the installed version has no such build
 */
export function productionRouter(): Record<string, string> {
  const ofRspress = createRequire(
    createRequire(import.meta.url).resolve('@rspress/core/dist/runtime/index.js'),
  );
  const router = createRequire(ofRspress.resolve('react-router-dom')).resolve('react-router');
  const folder = path.join(path.dirname(router), '../production');
  const aliases = Object.entries(ENTRIES).map(([name, file]) => [name, path.join(folder, file)]);
  const missing = aliases.map(([, file = '']) => file).filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new Error(
      `[first-load] React Router has no ${missing.join(', ')} → compare plugins/pages/first-load/productionRouter.ts with the installed version`,
    );
  }
  return Object.fromEntries(aliases);
}
