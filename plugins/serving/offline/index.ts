import { existsSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { offlinePageStrings } from '../../../theme/components/Offline/offlinePageStrings';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { isRightToLeft } from '../../pages/theme/direction';
import { offlineModule } from '../../pages/theme/offlineModule';
import { type SiteTexts, siteTable } from '../../pages/theme/siteTexts';
import type { SearchThemeConfig } from '../../retrieval/search/shared/settings';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { siteFacts } from '../../support/siteFacts';
import { PACKS_FILE, type Place, WORKER_FILE } from './shared';
import type { OfflineTexts, WorkerSettings } from './worker/settings';

const NAME = 'lectern:offline';

/** Returns the texts of the worker's offline page by language, those of the default language first. */
function workerTexts(langs: readonly string[], texts: SiteTexts): Record<string, OfflineTexts> {
  const table = siteTable(offlinePageStrings, langs, texts);
  const textsOf = (lang: string): OfflineTexts => {
    const say = (key: keyof typeof offlinePageStrings) =>
      String(table[key]?.[lang] ?? table[key]?.en);
    return {
      title: say('pageNotOnDevice'),
      text: say('pageNeedsNetwork'),
      there: say('savedHere'),
      tryAgain: say('tryAgain'),
    };
  };
  return Object.fromEntries(langs.map((lang) => [lang, textsOf(lang)]));
}

/** Returns the settings of the worker. */
function workerSettings(config: UserConfig, texts: SiteTexts): WorkerSettings {
  const { base, lang, langs, version, versions } = siteFacts(config);
  const locales = config.locales ?? config.themeConfig?.locales ?? [];
  const plugins: readonly SitePlugin[] = config.plugins ?? [];
  const spoken = [...new Set([lang || 'en', ...langs])];
  const routes = plugins.flatMap((plugin) => plugin.reservedRoutes?.() ?? []);
  const isBelow = (isBelowBase = true) => isBelowBase || base === '/';
  return {
    ...{ base, lang, langs, version, versions },
    reserved: routes.filter((route) => isBelow(route.isBelowBase)).map((route) => route.path),
    sitesBelow: plugins.flatMap((plugin) => plugin.sitesBelow?.() ?? []),
    texts: workerTexts(spoken, texts),
    labels: Object.fromEntries(locales.map((locale) => [locale.lang, locale.label])),
    rightToLeft: spoken.filter(isRightToLeft),
  };
}

/**
 * Lets readers store a version and language of the site on their device and read it without a
 * network, including the search. The build writes a list of files for each of these packs, and a
 * service worker, which is only installed if a reader downloads a pack. Disabled on the dev server.
 *
 * @param texts texts that replace those of the theme, by language
 * @throws in the build, if the site already has a file at the path of the worker
 */
export function pluginOffline(texts: SiteTexts = {}): SitePlugin {
  if (buildEnvironment.NODE_ENV !== 'production') return defineFeature({ name: NAME });
  const site = featureSite();
  return defineFeature({
    name: NAME,
    site,
    freshFiles: () => [WORKER_FILE, PACKS_FILE],
    async writeLast(folder) {
      const config = site.config();
      const { base, cleanUrls } = site.facts();
      const { searchSettings } = (config.themeConfig ?? {}) as SearchThemeConfig;
      const plugins: readonly SitePlugin[] = config.plugins ?? [];
      const { writePacks } = await import('./build/writePacks');
      const { writeWorker } = await import('./build/workerScript');
      await writePacks(folder, {
        base,
        cleanUrls,
        routes: site.content().routes(),
        hasSearch: searchSettings?.engine === 'local',
        more: (place: Place) => plugins.flatMap((plugin) => plugin.placeFiles?.(place) ?? []),
      });
      await writeWorker(folder, workerSettings(config, texts));
    },
    rspress: {
      beforeBuild({ root = 'docs' }) {
        const own = path.join(root, 'public', WORKER_FILE);
        if (existsSync(own)) {
          throw new Error(
            `[offline] ${own} has the name of the service worker for offline reading → rename it, or disable offline`,
          );
        }
      },
      builderConfig: { plugins: [offlineModule] },
    },
  });
}
