import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta } from '@rspress/core';
import { editing } from '../../support/installed';

/** Rspress's checks for the base, and their replacements: `/docs-api` is not below `/docs/`. */
const CORRECTIONS = [
  [
    'const hasBase = normalizedUrl.startsWith(normalizedBase);',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is written into a file
    'const hasBase = `${normalizedUrl.replace(/[?#].*$/s, "")}/`.startsWith(`${normalizedBase}/`);',
  ],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is compared
    "normalizedUrl.replace(new RegExp(`^${normalizedBase}`), '')",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is written into a file
    "normalizedUrl.replace(new RegExp(`^${normalizedBase}(?=[/?#]|$)`), '')",
  ],
] as const;

/**
 * Makes Rspress compare the base by whole segments.
 *
 * @throws if the code of Rspress has changed
 */
export function correctBase(code: string): string {
  return CORRECTIONS.reduce((corrected, [from, to]) => {
    if (!corrected.includes(from)) {
      throw new Error(`no longer has "${from}"`);
    }
    return corrected.replace(from, () => to);
  }, code);
}

/** Applies the correction to the build. */
export const exactBasePlugin: RsbuildPlugin = {
  name: 'lectern:exact-base',
  setup(api) {
    api.transform(
      { test: /@rspress[\\/]shared[\\/]dist[\\/]index\.js$/ },
      ({ code, resourcePath }) => editing('@rspress/shared', resourcePath, () => correctBase(code)),
    );
  },
};

/**
 * Rejects pages whose route begins with the base, because a link to `/docs/x` would be ambiguous.
 *
 * @throws naming every such page
 */
export function refuseRoutesInBase(routes: readonly RouteMeta[], base = '/'): void {
  if (base === '/') return;
  const inBase = routes.filter(({ routePath }) => `${routePath}/`.startsWith(base));
  if (inBase.length === 0) return;
  const lines = inBase.map(
    ({ relativePath }) => `  ${relativePath} → rename its first folder, or change base`,
  );
  throw new Error(
    `[base] links cannot distinguish these pages from the base ${base}:\n${lines.join('\n')}`,
  );
}
