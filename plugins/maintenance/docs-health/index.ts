import type { UserConfig } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import type { AskThemeConfig } from '../../retrieval/ask-ai/shared';
import { ownFile } from '../../support/ownFile';
import { readBuildFacts, writeBuildFacts } from './build/buildFacts';
import { collectFacts } from './build/collectFacts';
import { countsAlias } from './countsModule';
import { type DocsHealthOptions, readOptions } from './options';
import { DOCS_HEALTH_PATH, SEARCHES_PATH } from './shared';

export type { DocsHealthOptions } from './options';

/** Whether the site's own server has a database. */
function hasDatabase({ themeConfig }: UserConfig): boolean {
  const { askAi } = (themeConfig ?? {}) as AskThemeConfig;
  return askAi !== undefined && askAi.endpoint === undefined;
}

// Must follow `pluginAskAi`, whose database it uses.

/**
 * Creates a report on what maintainers can improve in the docs. The server shows it on a page that
 * requires a token, and `lectern health` writes it to a file. If the site has an Ask AI database, the
 * plugin also counts searches without results and requests for addresses that do not exist.
 *
 * @param options what is counted
 * @throws an error with every invalid option
 */
export function pluginDocsHealth(options: DocsHealthOptions = {}): SitePlugin {
  const { counts } = readOptions(options);
  const site = featureSite();
  let isCounting = false;

  return defineFeature({
    name: 'lectern:docs-health',
    site,
    reservedRoutes: () => [
      { path: DOCS_HEALTH_PATH, answers: 'maintainers' },
      ...(isCounting ? [{ path: SEARCHES_PATH, answers: 'the dialog of the search' }] : []),
    ],
    checkOutput: (folder) => void readBuildFacts(folder),
    bundler(api) {
      const file = ownFile(import.meta.url, 'client/countSearches');
      api.modifyRsbuildConfig((given, { mergeRsbuildConfig }) =>
        isCounting ? mergeRsbuildConfig(given, countsAlias(file)) : given,
      );
    },
    rspress: {
      config(config, _tools, isProd) {
        // On the dev server, the only reader is the author.
        isCounting = counts && isProd && hasDatabase(config);
      },
      async afterBuild(_config, isProd) {
        if (!isProd) return;
        const root = site.outDir();
        writeBuildFacts(root, await collectFacts(site.config(), root, isCounting));
      },
    },
  });
}
