import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';
import type { AskThemeConfig } from '../../retrieval/ask-ai/shared';
import { DEFAULT_OUT_DIR } from '../../support/outDir';
import { ownFile } from '../../support/ownFile';
import { readBuildFacts, writeBuildFacts } from './build/buildFacts';
import { collectFacts } from './build/collectFacts';
import { countsAlias } from './countsModule';
import { type DocsHealthOptions, readOptions } from './options';
import { DOCS_HEALTH_PATH, SEARCHES_PATH } from './shared';

export type { DocsHealthOptions } from './options';

const NAME = 'lectern:docs-health';

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
  let config: UserConfig = {};
  let isCounting = false;

  const rsbuildPlugin: RsbuildPlugin = {
    name: NAME,
    setup(api) {
      const file = ownFile(import.meta.url, 'client/countSearches');
      api.modifyRsbuildConfig((given, { mergeRsbuildConfig }) =>
        isCounting ? mergeRsbuildConfig(given, countsAlias(file)) : given,
      );
    },
  };

  return {
    name: NAME,
    reservedRoutes: () => [
      { path: DOCS_HEALTH_PATH, answers: 'maintainers' },
      ...(isCounting ? [{ path: SEARCHES_PATH, answers: 'the dialog of the search' }] : []),
    ],
    checkOutput: (folder) => void readBuildFacts(folder),
    config(given, _tools, isProd) {
      // On the dev server, the only reader is the author.
      isCounting = counts && isProd && hasDatabase(given);
      return given;
    },
    beforeBuild(complete) {
      config = complete;
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const root = path.resolve(config.outDir ?? DEFAULT_OUT_DIR);
      writeBuildFacts(root, await collectFacts(config, root, isCounting));
    },
    builderConfig: { plugins: [rsbuildPlugin] },
  };
}
