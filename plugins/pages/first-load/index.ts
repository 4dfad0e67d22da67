import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import type { SiteAddresses } from '../../../theme/routes/address';
import { contentOf } from '../../content/siteContent';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { keepHeapSmall } from '../../support/heapCollector';
import { ownFile } from '../../support/ownFile';
import { siteFacts } from '../../support/siteFacts';
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
function smallerParts(): RsbuildPlugin {
  return {
    name: `${NAME}:smaller-parts`,
    setup(api) {
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
    },
  };
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
export function pluginFirstLoad(): RspressPlugin {
  if (buildEnvironment.NODE_ENV !== 'production') return { name: NAME };

  let config: UserConfig = {};
  let site: SiteAddresses = { lang: '', langs: [], version: '', versions: [] };
  let depths: number[] = [];
  let pageFiles: PageFiles | undefined;

  function doorPages(): EntryPage[] {
    const content = contentOf(config);
    const byRoute = content.pages();
    const all = [...byRoute.values()];
    return content.routes().flatMap((route) => {
      const page = byRoute.get(route.routePath);
      if (!page) return [];
      const facts = pageFacts(page, all, depths);
      const near = nearRoutes(route.routePath, site, (other) => byRoute.has(other));
      const text = content.files.read(route.absolutePath)?.text ?? '';
      const parts = partsSource({ frontmatter: page.frontmatter, text });
      return [{ route, facts, near, parts }];
    });
  }

  const lean: RsbuildPlugin = {
    name: NAME,
    setup(api) {
      let doors: EntryPage[] | undefined;
      const readPages = () => {
        doors ??= doorPages();
        return doors;
      };
      api.transform({ test: /\.mdx?$/, order: 'pre' }, ({ code }) => leanSource(code));
      replaceParts(api, site);
      addPageEntries(api, readPages);
      addPageParts(api);
      let pages: Set<string> | undefined;
      addPageTexts(api, (file) => {
        pages ??= new Set(
          contentOf(config)
            .routes()
            .map(({ absolutePath }) => absolutePath),
        );
        return pages.has(file);
      });
      pageFiles = addPageFiles(api, readPages);
    },
  };

  return {
    name: NAME,
    config(given) {
      config = given;
      site = siteFacts(given);
      const tags = (route: RouteMeta) => {
        // Rspress requests the head of a page after it has rendered the page.
        keepHeapSmall();
        return pageFiles?.headTags(route) ?? '';
      };
      const themeConfig = { ...given.themeConfig, sidebarsOnDemand: true };
      return { ...given, themeConfig, head: [...(given.head ?? []), tags] };
    },
    beforeBuild({ themeConfig }) {
      depths = sidebarDepths(themeConfig);
    },
    builderConfig: { plugins: [smallerParts(), lean] },
  };
}
