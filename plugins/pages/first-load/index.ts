import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { keepHeapSmall } from '../../support/heapCollector';
import { ownFile } from '../../support/ownFile';
import { leanSource } from './leanSource';
import { nearRoutes } from './nearRoutes';
import { addPageEntries, type EntryPage } from './pageEntries';
import { pageFacts } from './pageFacts';
import { addPageFiles, type PageFiles } from './pageFiles';
import { addPageParts, partsSource } from './pageParts';
import { addPageTexts } from './pageTexts';
import { productionRouter } from './productionRouter';
import { replaceParts } from './replacements';
import { sidebarDepths } from './sidebarDepths';

const headShim = ownFile(import.meta.url, 'runtime/head');

const NAME = 'lectern:first-load';

/**
 * The hash in file names. 32 bits are enough to distinguish the builds of a file. The first load
 * contains the name of every part that may be loaded later, so two digits fewer save a byte for
 * each of them.
 */
const FILE_HASH = 'contenthash:8';

/**
 * Uses a small head manager instead of unhead in the browser, and a router without warnings. Syntax that only bugs of old
 * browsers affect is compiled only where it matters, so parameters stay as they are written.
 */
function addSmallerParts(api: RsbuildPluginAPI): void {
  api.modifyRsbuildConfig(({ output = {} }) => {
    if (output.filenameHash ?? true) output.filenameHash = FILE_HASH;
  });
  api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) => {
    if (name !== 'web') return config;
    const head = { '@unhead/react$': headShim, '@unhead/react/client$': headShim };
    const alias = { ...head, ...productionRouter() };
    return mergeEnvironmentConfig(config, {
      resolve: { alias },
      tools: { swc: { env: { bugfixes: true } } },
    });
  });
}

// Must be the last plugin, so that the data of a page has what the others add to it.

/**
 * Keeps the amount of data that a page loads constant, no matter how many pages the site has. A page
 * loads its own code and data, and the content of its navigation. Other pages, routes and sidebars are
 * loaded shortly before a reader uses them. The plugin works only in builds, and only with the theme of
 * Lectern.
 *
 * @throws an error in the build, if a file of Rspress that the plugin replaces has changed
 */
export function pluginFirstLoad(): SitePlugin {
  if (buildEnvironment.NODE_ENV !== 'production') return defineFeature({ name: NAME });

  const site = featureSite();
  let depths: number[] = [];
  let pageFiles: PageFiles | undefined;

  function doorPages(): EntryPage[] {
    const content = site.content();
    const byRoute = content.pages();
    const all = [...byRoute.values()];
    return content.routes().flatMap((route) => {
      const page = byRoute.get(route.routePath);
      if (!page) return [];
      const facts = pageFacts(page, all, depths);
      const near = nearRoutes(route.routePath, site.facts(), (other) => byRoute.has(other));
      const text = content.files.read(route.absolutePath)?.text ?? '';
      const parts = partsSource({ frontmatter: page.frontmatter, text });
      return [{ route, facts, near, parts }];
    });
  }

  return defineFeature({
    name: NAME,
    site,
    themeConfig: () => ({ sidebarsOnDemand: true }),
    head(route) {
      // Rspress requests the head of a page after it has rendered the page.
      keepHeapSmall();
      return pageFiles?.headTags(route) ?? '';
    },
    bundler(api) {
      addSmallerParts(api);
      let doors: EntryPage[] | undefined;
      const readPages = () => {
        doors ??= doorPages();
        return doors;
      };
      api.transform({ test: /\.mdx?$/, order: 'pre' }, ({ code }) => leanSource(code));
      replaceParts(api, site.facts());
      addPageEntries(api, readPages);
      addPageParts(api);
      let pages: Set<string> | undefined;
      addPageTexts(api, (file) => {
        pages ??= new Set(
          site
            .content()
            .routes()
            .map(({ absolutePath }) => absolutePath),
        );
        return pages.has(file);
      });
      pageFiles = addPageFiles(api, readPages);
    },
    rspress: {
      beforeBuild({ themeConfig }) {
        depths = sidebarDepths(themeConfig);
      },
    },
  });
}
