import type { UserConfig } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { manifestOf } from '../../serving/server/shared/manifestOf';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { checkedEnvironment } from '../../support/checkedEnvironment';
import type { ContentSources } from '../../support/contentSources';
import { findDevPages } from '../docs-tools/dev/devDocs';
import { devSearchOf } from '../search/dev/devSearches';
import { type AskAiOptions, readOptions } from './options';
import { checkAskFiles, writeAskFiles } from './server/askFiles';
import { ASK_PATHS, type AskThemeConfig } from './shared';

export type { AskAiOptions } from './options';

const NAME = 'lectern:ask-ai';

/** @throws if the dialog would not know that there is Ask AI */
function checkOrder(plugins: UserConfig['plugins'] = []): void {
  const names = plugins.map(({ name }) => name);
  const dialogAt = names.indexOf('lectern:docsearch');
  if (dialogAt === -1 || dialogAt > names.indexOf(NAME)) return;
  throw new Error(
    '[ask-ai] pluginDocSearch is listed before pluginAskAi → list it after pluginAskAi',
  );
}

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
  const site = featureSite();
  const isOn = () => endpoint !== 'off' && site.config().themeConfig?.search !== false;
  /** Whether the server of the site answers the questions. */
  const isOwn = () => isOn() && endpoint === undefined;

  return defineFeature({
    name: NAME,
    site,
    reservedRoutes: () =>
      isOwn() ? ASK_PATHS.map((path) => ({ path, answers: 'questions to Ask AI' })) : [],
    contentSources: (): ContentSources =>
      isOn() && endpoint !== undefined ? { 'connect-src': [new URL(endpoint).origin] } : {},
    checkOutput: checkAskFiles,
    themeConfig({ plugins }): AskThemeConfig | undefined {
      if (!isOn()) return undefined;
      checkOrder(plugins);
      return {
        askAi: {
          assistantId,
          ...(endpoint && { endpoint }),
          ...(pageFeedback && { hasPageFeedback: true }),
        },
      };
    },
    async dev(server, api) {
      if (!isOwn()) return;
      const { devAsk } = await import('./dev/devAsk');
      const search = devSearchOf(server);
      const manifest = () => manifestOf(site.config());
      const ask = devAsk(search, settings, manifest, () => findDevPages(server));
      server.middlewares.use(ask.handle);
      api.onCloseDevServer(ask.close);
    },
    rspress: {
      async afterBuild(_config, isProd) {
        if (!isProd || !isOwn()) return;
        const found = site
          .content()
          .sections()
          .flatMap(({ pages }) => pages);
        const sections = found.flatMap((page) => page.sections);
        writeAskFiles(site.outDir(), settings, sections);
      },
    },
  });
}
