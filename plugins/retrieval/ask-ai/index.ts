import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { UserConfig } from '@rspress/core';
import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { manifestOf } from '../../serving/server/shared/manifestOf';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { checkedEnvironment } from '../../support/checkedEnvironment';
import type { ContentSources } from '../../support/contentSources';
import { DEFAULT_OUT_DIR } from '../../support/outDir';
import { findDevPages } from '../docs-tools/dev/devDocs';
import { devSearchOf } from '../search/dev/devSearches';
import { devAsk } from './dev/devAsk';
import { type AskAiOptions, readOptions } from './options';
import { checkAskFiles, writeAskFiles } from './server/askFiles';
import { ASK_PATHS, type AskThemeConfig } from './shared';

export type { AskAiOptions } from './options';

const NAME = 'lectern:ask-ai';

// Must come after `pluginSearch`, whose search it uses, and before `pluginDocSearch`, whose
// dialog sends the questions.

/**
 * Lets readers ask questions in the search dialog. The server of the site answers them with a language
 * model if one is configured, and with quotes from the docs otherwise. To build a site without its own
 * server, set `ASK_AI_ENDPOINT` to the address of another server, or to `off`.
 *
 * @param options the limits, the subject and the database, all of which have defaults
 * @throws an error with every invalid option, or with the plugin that is in the wrong position
 */
export function pluginAskAi(options: AskAiOptions = {}): SitePlugin {
  const named = checkedEnvironment('ask-ai', buildEnvironment).text('ASK_AI_ENDPOINT');
  const settings = readOptions({ ...options, ...(named && { endpoint: named }) });
  const { endpoint, assistantId, pageFeedback } = settings;
  let outDir = DEFAULT_OUT_DIR;
  let isOn = endpoint !== 'off';
  let config: UserConfig = {};

  const devPlugin: RsbuildPlugin = {
    name: NAME,
    setup(api) {
      api.modifyRsbuildConfig((rsbuildConfig, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(rsbuildConfig, {
          server: {
            setup({ action, server }) {
              if (action !== 'dev' || !isOn || endpoint !== undefined) return;
              const search = devSearchOf(server);
              const site = () => manifestOf(config);
              const ask = devAsk(search, settings, site, () => findDevPages(server));
              server.middlewares.use(ask.handle);
              api.onCloseDevServer(ask.close);
            },
          },
        }),
      );
    },
  };

  return {
    name: NAME,
    reservedRoutes: () =>
      isOn && endpoint === undefined
        ? ASK_PATHS.map((path) => ({ path, answers: 'questions to Ask AI' }))
        : [],
    contentSources(): ContentSources {
      if (!isOn || endpoint === undefined) return {};
      return { 'connect-src': [new URL(endpoint).origin] };
    },
    checkOutput: checkAskFiles,
    config(given) {
      outDir = given.outDir ?? DEFAULT_OUT_DIR;
      isOn &&= given.themeConfig?.search !== false;
      if (!isOn) return given;
      const names = given.plugins?.map(({ name }) => name) ?? [];
      const dialogAt = names.indexOf('lectern:docsearch');
      if (dialogAt !== -1 && dialogAt < names.indexOf(NAME)) {
        throw new Error(
          '[ask-ai] pluginDocSearch is listed before pluginAskAi → list it after pluginAskAi',
        );
      }
      const own: AskThemeConfig = {
        askAi: {
          assistantId,
          ...(endpoint && { endpoint }),
          ...(pageFeedback && { hasPageFeedback: true }),
        },
      };
      return { ...given, themeConfig: { ...given.themeConfig, ...own } };
    },
    beforeBuild(complete) {
      config = complete;
    },
    async afterBuild(_config, isProd) {
      if (!isProd || !isOn || endpoint !== undefined) return;
      const found = contentOf(config)
        .sections()
        .flatMap(({ pages }) => pages);
      const sections = found.flatMap((page) => page.sections);
      writeAskFiles(path.resolve(outDir), settings, sections);
    },
    builderConfig: { plugins: [devPlugin] },
  };
}
