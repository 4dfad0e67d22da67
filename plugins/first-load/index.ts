import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { appendFacts } from './appendFacts';
import { pageFacts } from './pageFacts';
import { replaceOnce } from './replaceOnce';

const here = path.dirname(fileURLToPath(import.meta.url));
const headShim = path.join(here, 'runtime/head.tsx');

const NAME = 'lectern:first-load';

/** The table of all pages in Rspress's virtual module, up to what follows it. */
const PAGE_TABLE = /export const pageData = [\s\S]*?;(?=\s*export const searchIndexHash)/;

/** The pages that share a file with another route: their module cannot say which one it is. */
function pageTable(pages: readonly PageIndexInfo[]): string {
  const sharing = pages.filter((page) =>
    pages.some((other) => other !== page && other._filepath === page._filepath),
  );
  return JSON.stringify({ pages: sharing.map((page) => pageFacts(page, pages)) });
}

/** The changes to the browser's bundle, as a plugin of the builder. */
function leanBundle(pages: readonly PageIndexInfo[]): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) => {
        if (name !== 'web') return config;
        const alias = { '@unhead/react$': headShim, '@unhead/react/client$': headShim };
        return mergeEnvironmentConfig(config, { resolve: { alias } });
      });
      api.transform(
        { test: /virtual-page-data/, environments: ['web'], order: 'post' },
        ({ code, resourcePath }) =>
          replaceOnce(
            resourcePath,
            code,
            PAGE_TABLE,
            `export const pageData = ${pageTable(pages)};`,
          ),
      );
      api.transform(
        { test: /\.mdx?$/, environments: ['web'], order: 'post' },
        ({ code, resourcePath }) => {
          const page = pages.find(({ _filepath }) => _filepath === resourcePath);
          return page ? appendFacts(resourcePath, code, pageFacts(page, pages)) : code;
        },
      );
    },
  };
}

/**
 * Keeps the other pages out of the first load: a page's module carries the page's own data, an
 * overview's also the headings that it lists, and the table of all pages stays empty in the
 * browser. The head is kept by a small file of ours instead of unhead. Production only; the dev
 * server works the stock way.
 */
export function pluginFirstLoad(): RspressPlugin {
  if (process.env.NODE_ENV !== 'production') return { name: NAME };
  const pages: PageIndexInfo[] = [];
  return {
    name: NAME,
    extendPageData(page) {
      pages.push(page as unknown as PageIndexInfo);
    },
    builderConfig: { plugins: [leanBundle(pages)] },
  };
}
