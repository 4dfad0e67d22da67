import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteService, RspressPlugin, UserConfig } from '@rspress/core';
import { buildEnvironment } from '../build-cache/environment';
import { steadyPages } from '../content/pages/steadyPages';
import { readFiles } from '../content/sections/readFiles';
import { type PlaceRecords, siteRecords } from '../content/sections/siteRecords';
import { markdownSite } from '../content/site/site';
import { additionsOf } from '../content/tree/additions';
import { captureTree } from '../content/tree/captureTree';
import type { ReplaceRule } from '../content/tree/parseFile';
import { freshPage } from '../markdown/output/freshPage';
import type { TwinPage } from '../markdown/site/pageMarkdown';
import { DEFAULT_OUT_DIR } from '../support/outDir';
import { devSearch } from './dev/devSearch';
import { shareDevSearch } from './dev/devSearches';
import { missingSettings, readSettings, type SearchOptions } from './options';
import { clientModule } from './output/clientModule';
import { indexFiles } from './output/indexFiles';
import { pushFiles, writePushFiles, writeSearchFiles } from './output/writeSearch';
import type { SearchThemeConfig } from './shared/settings';

export type { SearchOptions } from './options';

const NAME = 'lectern:search';

/**
 * The search of a site, by one of its engines: in the browser, on our server, at Algolia, or where a
 * client of the site's own asks. The
 * build makes the records of all pages once, from the trees of the compilation, and writes the index
 * of each language of each version. With `themeConfig.search: false` there is nothing of it.
 *
 * @throws naming every wrong option
 */
export function pluginSearch(options: SearchOptions = {}): RspressPlugin {
  const searchSettings = readSettings(options, buildEnvironment);
  const { synonyms, components } = options;
  const isBuild = buildEnvironment.NODE_ENV === 'production';
  const pages = new Map<string, TwinPage>();
  let settings: UserConfig = {};
  let service: RouteService;
  const isOn = () => settings.themeConfig?.search !== false;
  const docDir = () => path.resolve(settings.root ?? 'docs');
  const files = readFiles(() => ({
    docDir: docDir(),
    rules: settings.replaceRules as ReplaceRule[] | undefined,
    texts: components,
    additions: additionsOf(settings),
  }));

  function readRecords(refresh = (page: TwinPage) => page): PlaceRecords[] {
    const inOrder = steadyPages(pages);
    const site = markdownSite({ config: () => settings, service, pages: inOrder });
    return siteRecords({ pages: [...inOrder.values()].map(refresh), site, partsOf: files.read });
  }

  function writeAll(): void {
    const outDir = settings.outDir ?? DEFAULT_OUT_DIR;
    const places = readRecords();
    writeSearchFiles(indexFiles(places, synonyms), outDir);
    writePushFiles(pushFiles(outDir, process.cwd()), places, synonyms);
    for (const problem of missingSettings(searchSettings)) console.warn(`[search] ${problem}`);
  }

  const rsbuildPlugin: RsbuildPlugin = {
    name: NAME,
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (isOn() && !stats?.hasErrors()) writeAll();
      });
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          server: {
            setup({ action, server }) {
              if (action !== 'dev' || !isOn()) return;
              const search = devSearch({
                files: () => [...pages.values()].map((page) => page._filepath),
                records: () => readRecords((page) => freshPage(page, docDir())),
                base: () => settings.base ?? '/',
                synonyms,
              });
              shareDevSearch(server, search);
              server.middlewares.use(search.middleware);
            },
          },
        }),
      );
    },
  };

  return {
    name: NAME,
    config(config) {
      if (config.themeConfig?.search === false) return config;
      const themeConfig: SearchThemeConfig = { searchSettings };
      return { ...config, themeConfig: { ...config.themeConfig, ...themeConfig } };
    },
    beforeBuild(config) {
      settings = config;
    },
    routeServiceGenerated(generated: RouteService) {
      service = generated;
    },
    extendPageData(page) {
      pages.set(page.routePath, page as unknown as PageIndexInfo);
    },
    markdown: { remarkPlugins: isBuild ? [[captureTree, files.keep]] : [] },
    builderConfig: { plugins: [rsbuildPlugin, ...clientModule(options)] },
  };
}
