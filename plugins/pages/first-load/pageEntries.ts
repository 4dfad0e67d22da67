import { createHash } from 'node:crypto';
import type { RsbuildPluginAPI, Rspack } from '@rsbuild/core';
import type { RouteMeta } from '@rspress/core';
import { ownFile } from '../../support/ownFile';
import type { PageFacts } from './pageFacts';
import { OWN_PAGE } from './pageTexts';

const ENTRY_TEMPLATE = ownFile(import.meta.url, 'runtime/pageEntry');
const PAGES = ownFile(import.meta.url, 'runtime/pages');

/** The main entry, with Rspress's own code, which the entry of every page depends on. */
const MAIN_ENTRY = 'index';
const PAGE_ENTRY_PREFIX = 'page:';

/** A page with the data that its code contains. */
export interface EntryPage {
  route: RouteMeta;
  facts: PageFacts;
  /** The routes of the page in other versions and languages. */
  near: string[];
  /** The import statements for parts of the theme that only some pages show (see `pageParts.ts`). */
  parts: string;
}

/** Returns the name of a page's entry. */
export function entryName(routePath: string): string {
  return `${PAGE_ENTRY_PREFIX}${routePath}`;
}

/** Returns the source of a page's entry. */
export function entrySource({ route, facts, near, parts }: EntryPage): string {
  const { routePath: path, relativePath: filePath, absolutePath } = route;
  const page = JSON.stringify({ path, filePath, facts, near }).slice(0, -1);
  return `import * as module from ${JSON.stringify(`${absolutePath}?${OWN_PAGE}`)};
import { registerPage } from ${JSON.stringify(PAGES)};
${parts}registerPage(${page}, module });
`;
}

/**
 * Returns the request of a page's entry. It contains a hash of the facts for the build cache,
 * because they are not in the file of the page.
 */
function entryRequest({ route, facts, near, parts }: EntryPage): string {
  const version = createHash('sha256')
    .update(JSON.stringify([facts, near, parts]))
    .digest('hex')
    .slice(0, 8);
  return `${ENTRY_TEMPLATE}?${new URLSearchParams({ route: route.routePath, facts: version })}`;
}

class PageEntriesPlugin {
  readonly #pages: readonly EntryPage[];
  readonly #folder: string;

  constructor(pages: readonly EntryPage[], folder: string) {
    this.#pages = pages;
    this.#folder = folder;
  }

  apply(compiler: Rspack.Compiler): void {
    for (const page of this.#pages) {
      new compiler.webpack.EntryPlugin(compiler.context, entryRequest(page), {
        name: entryName(page.route.routePath),
        dependOn: [MAIN_ENTRY],
        filename: `${this.#folder}/pages/[contenthash:10].js`,
      }).apply(compiler);
    }
  }
}

/**
 * Names style sheets that only one page imports by their content hash, like the code of the page.
 * The route of a home page ends in a slash, so a file named after it would have a hash as its only
 * name.
 */
function stylesName(others: Rspack.Filename, folder: string): Rspack.Filename {
  return (data, info) => {
    if (data.chunk?.name?.startsWith(PAGE_ENTRY_PREFIX))
      return `${folder}/pages/[contenthash:10].css`;
    return typeof others === 'function' ? others(data, info) : others;
  };
}

/**
 * Makes every page an entry that depends on the main one. Rspress imports the pages from the main
 * entry, which therefore contains the file name of every page.
 *
 * @param readPages returns the pages; called after Rspress has read all of them
 */
export function addPageEntries(api: RsbuildPluginAPI, readPages: () => EntryPage[]): void {
  const byRoute = new Map<string, EntryPage>();
  api.modifyBundlerChain((chain, { environment, CHAIN_ID }) => {
    if (environment.name !== 'web') return;
    const pages = readPages();
    for (const page of pages) byRoute.set(page.route.routePath, page);
    const { js, css } = environment.config.output.distPath;
    chain.plugin('lectern:page-entries').use(PageEntriesPlugin, [pages, js]);
    if (!chain.plugins.has(CHAIN_ID.PLUGIN.MINI_CSS_EXTRACT)) return;
    chain
      .plugin(CHAIN_ID.PLUGIN.MINI_CSS_EXTRACT)
      .tap(([options]) => [{ ...options, filename: stylesName(options.filename, css) }]);
  });
  api.transform(
    { test: ENTRY_TEMPLATE, environments: ['web'] },
    ({ resourceQuery, addDependency }) => {
      const route = new URLSearchParams(resourceQuery).get('route') ?? '';
      const page = byRoute.get(route);
      if (!page) throw new Error(`[first-load] no page has the route "${route}"`);
      addDependency(page.route.absolutePath);
      return entrySource(page);
    },
  );
}
