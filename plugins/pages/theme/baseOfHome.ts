import type { RsbuildPlugin } from '@rsbuild/core';

/** Where React Router adds the base to a path: the home page gets it without its slash. */
const WITHOUT_SLASH = /[\w.]*\bpathname === "\/" \? basename : joinPaths/g;

/** The part of it that follows links. */
const NAVIGATE = 'function useNavigateUnstable(';

/**
 * Lets React Router lead home as the server does: to `/docs/`, not to `/docs`.
 *
 * @throws if its code is no longer the one that is changed
 */
export function keepSlashOfHome(code: string): string {
  if (!code.includes(NAVIGATE)) return code;
  const kept = code.replace(WITHOUT_SLASH, 'joinPaths');
  if (kept === code) {
    throw new Error(
      '[base] React Router adds the base in a different way → compare plugins/pages/theme/baseOfHome.ts with the installed version',
    );
  }
  return kept;
}

/** Applies the change to the build. */
export const baseOfHomePlugin: RsbuildPlugin = {
  name: 'lectern:base-of-home',
  setup(api) {
    api.transform({ test: /react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/ }, ({ code }) =>
      keepSlashOfHome(code),
    );
  },
};
