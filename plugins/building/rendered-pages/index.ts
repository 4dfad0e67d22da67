import path from 'node:path';
import process from 'node:process';
import type { ProcessAssetsHandler, RsbuildPluginAPI } from '@rsbuild/core';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import { siteKey } from '../../content/files/keptTrees';
import { type TreeFolder, treeFolder } from '../../content/files/treeFolder';
import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { buildKey } from '../../support/buildInputs/buildKey';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { editing, mismatch } from '../../support/installed';
import { reportErrors } from '../../support/reportErrors';
import { type BundleFiles, bundleKeys } from './bundleKeys';
import { type OutsideWatch, watchOutside } from './outsideReads';
import { createRenderCache, hashOf, type PageRenderCache, type PageSource } from './renderCache';
import { addRenderCache, extractPageData } from './rendererCode';
import { PAGE_DATA_NAME, RENDER_CACHE_KEY } from './shared';

const NAME = 'lectern:rendered-pages';
const RSPRESS = '@rspress/core';

/** The folder of the bundle that renders pages, in the output. */
const BUNDLE = '__ssg__/';
const ENTRY = 'rspress-ssg-entry.cjs';

const RENDER_FILE = /@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]ssrServerEntry\.js$/;
const PAGE_DATA_FILE = /[\\/]virtual-page-data\.js$/;

const store = globalThis as unknown as Record<symbol, PageRenderCache | undefined>;
const KEY = Symbol.for(RENDER_CACHE_KEY);

type ShownPage = Pick<PageIndexInfo, 'routePath'> & { frontmatter?: Record<string, unknown> };

/** Parses the file with the data of all pages. */
function readPageData(content: string): ShownPage[] {
  const { pageData } = JSON.parse(content) as { pageData: { pages: ShownPage[] } };
  return pageData.pages;
}

/** Returns the keys of pages, by everything that their HTML depends on; `undefined` if the bundle has no entry. */
function pageSource(files: BundleFiles, config: UserConfig, cwd: string): PageSource | undefined {
  const pageData = files.get(PAGE_DATA_NAME);
  if (pageData === undefined) {
    throw mismatch(RSPRESS, [`the node build has no file ${BUNDLE}${PAGE_DATA_NAME}`]);
  }
  const code = new Map(files);
  code.delete(PAGE_DATA_NAME);
  const keys = bundleKeys(code, ENTRY);
  if (!keys) return undefined;
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const settings = hashOf(buildKey(config, cwd), process.version, locale, timeZone);
  const pages = new Map(readPageData(pageData).map((page) => [page.routePath, page]));
  const idOf = new Map(
    contentOf(config)
      .routes()
      .map(({ routePath, absolutePath }) => [
        routePath,
        `./${path.relative(cwd, absolutePath).split(path.sep).join('/')}`,
      ]),
  );
  return {
    allPages: hashOf(pageData),
    key(routePath) {
      const page = pages.get(routePath);
      const bundle = keys.of(idOf.get(routePath) ?? '');
      if (!page || !bundle || page.frontmatter?.keepRendered === false) return undefined;
      return hashOf(settings, routePath, bundle, JSON.stringify(page));
    },
  };
}

type ProcessAssets = Parameters<ProcessAssetsHandler>[0];

/** Returns the files of the bundle that renders pages, by their names in its folder. */
function bundleFiles({ assets }: Pick<ProcessAssets, 'assets'>): BundleFiles {
  return new Map(
    Object.keys(assets)
      .filter((name) => name.startsWith(BUNDLE))
      .map((name) => [name.slice(BUNDLE.length), `${assets[name]?.source()}`]),
  );
}

/** Puts the HTML from earlier builds into the documents of pages that were not rendered again. */
function fillPages(cache: PageRenderCache, { assets, compilation, sources }: ProcessAssets): void {
  // Reading a document copies it from Rspack.
  const names = cache.isUsed() ? Object.keys(assets) : [];
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    const html = `${assets[name]?.source()}`;
    const whole = cache.fill(html);
    if (whole !== html) compilation.updateAsset(name, new sources.RawSource(whole));
  }
}

/** Makes the renderer of Rspress use the cache, and its page data a file. */
function editRenderer(api: RsbuildPluginAPI): void {
  api.transform({ test: RENDER_FILE, environments: ['node'] }, ({ code, resourcePath }) =>
    editing(RSPRESS, resourcePath, () => addRenderCache(code)),
  );
  api.transform(
    { test: PAGE_DATA_FILE, environments: ['node'], order: 'post' },
    ({ code, resourcePath, emitFile }) =>
      editing(RSPRESS, resourcePath, () => {
        const taken = extractPageData(code);
        emitFile(`${BUNDLE}${PAGE_DATA_NAME}`, taken.content);
        return taken.code;
      }),
  );
}

/**
 * Keeps the HTML of pages between builds, and renders a page again only if its code, its data, the
 * theme, the navigation or a setting has changed. The rest of the document is always created anew.
 *
 * A page is rendered in every build if its content depends on the time, random values, the network
 * or modules of Node.js such as `node:fs`, or if its frontmatter contains `keepRendered: false`. All
 * pages are if shared code uses them, because it may keep the result in a variable. A page whose HTML
 * depends on which pages were rendered before it is not detected; browsers cannot hydrate it either.
 */
export function pluginRenderedPages(): SitePlugin {
  const isOff = buildEnvironment.RSPRESS_PERSISTENT_CACHE === 'false';
  if (isOff || buildEnvironment.NODE_ENV !== 'production') return defineFeature({ name: NAME });

  const cwd = process.cwd();
  const site = featureSite();
  let watch: OutsideWatch | undefined;

  const folder = () => path.join(cwd, '.lectern/rendered', siteKey(site.content().docDir()));

  function end(): void {
    watch?.stop();
    watch = undefined;
    store[KEY] = undefined;
  }

  return defineFeature({
    name: NAME,
    site,
    bundler(api) {
      let kept: TreeFolder | undefined;
      editRenderer(api);
      // Must run before Rspress removes the bundle from the output, in the next stage.
      api.processAssets(
        { stage: 'optimize-hash', environments: ['node'] },
        reportErrors(({ assets, compilation }) => {
          if (compilation.errors.length > 0) return;
          // A failed build may not have ended its watch.
          end();
          const source = pageSource(bundleFiles({ assets }), site.config(), cwd);
          if (!source) return;
          kept = treeFolder(folder(), () => '');
          watch = watchOutside(BUNDLE.replaceAll('/', path.sep));
          store[KEY] = createRenderCache({ source, kept, watch });
        }),
      );
      // Must run after the stage in which Rspress renders.
      api.processAssets(
        { stage: 'analyse', environments: ['node'] },
        reportErrors((context) => {
          const cache = store[KEY];
          if (!cache) return;
          fillPages(cache, context);
          cache.finish();
          end();
        }),
      );
      api.onAfterBuild(({ stats }) => {
        end();
        if (!stats?.hasErrors()) kept?.prune();
      });
    },
  });
}
