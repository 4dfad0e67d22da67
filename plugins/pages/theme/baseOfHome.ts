import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Matches code of React Router that adds the base to a path. For the home page, it omits the
 * trailing slash.
 */
const WITHOUT_SLASH = /[\w.]*\bpathname === "\/" \? basename : joinPaths/g;

/** The start of the code that navigates. */
const NAVIGATE = 'function useNavigateUnstable(';

/**
 * Makes React Router navigate to the same home address as the server uses: `/docs/` instead of
 * `/docs`.
 *
 * @throws if the code of React Router has changed
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
