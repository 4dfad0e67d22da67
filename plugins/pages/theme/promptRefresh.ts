import type { RsbuildPlugin } from '@rsbuild/core';

const REFRESH = /plugin-react-refresh[\\/]client[\\/]refreshUtils\.js$/;
const WAIT = /(refreshTimeout = setTimeout\([\s\S]*?\n\s*\}, )30\);/;

/**
 * Removes the 30 milliseconds that edits wait in the browser before React shows them. All modules of an update run in
 * one task, so the next task comes after them. Other code is left alone, because it only waits longer.
 */
export function withoutWait(code: string): string {
  return code.replace(WAIT, '$10);');
}

/** Shows edits on the dev server as soon as the browser has received them. */
export const promptRefreshPlugin: RsbuildPlugin = {
  name: 'lectern:prompt-refresh',
  setup(api) {
    if (api.context.action !== 'dev') return;
    api.transform({ test: REFRESH }, ({ code }) => withoutWait(code));
  },
};
