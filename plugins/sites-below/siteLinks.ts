import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../support/ownFile';

/** Where the theme asks whether a link is one of its own site. */
const ASKED = ownFile(import.meta.url, '../../theme/routes/isOwnLink');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `['/api/']` → a pattern for addresses of this site alone: `/^\/(?!api\/)/` */
export function ownLinkPattern(sites: readonly string[]): string {
  const names = sites.map((site) => escaped(site.slice(1)));
  return `/^\\/(?!${names.join('|')})/`;
}

/** Tells the theme which addresses are not this site's, so that it leaves links to them as they are written. */
export function siteLinksPlugin(sites: readonly string[]): RsbuildPlugin {
  return {
    name: 'lectern:site-links',
    setup(api) {
      api.transform(
        { test: (file) => file === ASKED },
        () => `export const isOwnLink = (link) => ${ownLinkPattern(sites)}.test(link);\n`,
      );
    },
  };
}
