import process from 'node:process';
import { filesStamp } from '../../content/sections/keptSections';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { collectGarbage } from '../../support/heapCollector';
import { quietTimes } from '../../support/quietTimes';
import { shareDevSearch } from './dev/devSearches';
import { noteCompilations, noteRequests } from './dev/devWork';
import { indexThread } from './dev/indexThread';
import { DEFAULT_WEIGHTS } from './folderWeights';
import { missingSettings, readSettings, type SearchOptions } from './options';
import { clientModule } from './output/clientModule';
import { indexFiles } from './output/indexFiles';
import { pushFiles, writePushFiles, writeSearchFiles } from './output/writeSearch';
import { siteRecords } from './records';
import { checkSearchOutput } from './server/checkOutput';
import { searchSources } from './shared/contentSources';
import { SEARCH_MANIFEST } from './shared/files';
import { QUERIES_PATH, RECOMMENDATIONS_PATH } from './shared/paths';
import type { SearchThemeConfig } from './shared/settings';

export type {
  ClientHit,
  ClientQuery,
  ClientRequest,
  ClientResult,
  SearchClient,
} from './client/clientTypes';
export type { SearchOptions } from './options';

/**
 * Adds the search, which runs in the browser, on Lectern's server, or with Algolia or your own client.
 * The build writes an index for each language of each version. With `themeConfig.search: false`, there
 * is no search.
 *
 * @param options the search engine and its options
 * @throws an error with every invalid option
 */
export function pluginSearch(options: SearchOptions = {}): SitePlugin {
  const searchSettings = readSettings(options, buildEnvironment);
  /** Whether the dev server answers searches, not another service. */
  const isAnsweredHere =
    searchSettings.engine === 'local' ||
    (searchSettings.engine === 'server' && !searchSettings.url);
  const { synonyms, components } = options;
  const weights = { ...DEFAULT_WEIGHTS, ...options.weights };
  const site = featureSite();
  const { content } = site;
  const isOn = () => site.config().themeConfig?.search !== false;
  const readRecords = () => siteRecords(content().sections(), weights);

  function writeAll(): void {
    const outDir = site.outDir();
    const places = readRecords();
    writeSearchFiles(indexFiles(places, synonyms), outDir);
    writePushFiles(pushFiles(outDir, process.cwd()), places, synonyms);
    for (const problem of missingSettings(searchSettings)) console.warn(`[search] ${problem}`);
  }

  let afterCompile = () => {};
  const quiet = quietTimes();

  return defineFeature({
    name: 'lectern:search',
    site,
    reservedRoutes: () =>
      isOn()
        ? [QUERIES_PATH, RECOMMENDATIONS_PATH].map((path) => ({ path, answers: 'searches' }))
        : [],
    contentSources: () => (isOn() ? searchSources(searchSettings) : {}),
    checkOutput: checkSearchOutput,
    requiredFiles: () => (isOn() ? [SEARCH_MANIFEST] : []),
    open(content) {
      if (isOn()) content.addTexts(components);
    },
    themeConfig: (): SearchThemeConfig | undefined => (isOn() ? { searchSettings } : undefined),
    bundler(api) {
      api.onAfterBuild(({ stats }) => {
        if (!isOn() || stats?.hasErrors()) return;
        // Frees the rendered pages before the index needs memory.
        collectGarbage();
        writeAll();
      });
      api.onAfterDevCompile(() => afterCompile());
      if (api.context.action === 'dev') noteCompilations(api, quiet);
    },
    async dev(server) {
      if (!isOn()) return;
      const { devSearch } = await import('./dev/devSearch');
      const search = devSearch({
        stamp: () => filesStamp(content().sectionFiles()),
        prepare: (pause) => content().prepareSections(pause),
        records: readRecords,
        base: () => site.facts().base,
        index: indexThread(synonyms),
        quiet,
      });
      afterCompile = search.changed;
      shareDevSearch(server, search);
      server.middlewares.use(noteRequests(quiet, () => isAnsweredHere && search.buildAhead()));
      server.middlewares.use(search.middleware);
    },
    rspress: { builderConfig: { plugins: clientModule(options) } },
  });
}
