import { createHash } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { buildKey } from '../../support/buildInputs/buildKey';
import { takeCache } from './cacheLock';
import { codeLanguages } from './codeLanguages';
import { watchPageData } from './pageDataFile';
import { steadySidebars } from './steadyOrder';

/** The languages that Rspress loads by default before the first block. */
const LANGUAGES_OF_RSPRESS = ['tsx', 'ts', 'js'] as const;

/**
 * Invalidates Rspress's build cache when a setting, an environment variable, a file that plugins
 * read, a plugin or an installed package changes. Rspress's own cache key only covers the routes
 * and the navigation. Also makes builds reproducible: Rspress's order depends on which task
 * finishes first. Must come before the plugins of the site; `defineSite` adds it.
 */
export function pluginBuildCache(): SitePlugin {
  const cwd = process.cwd();
  const site = featureSite();
  const dataFile = () => {
    const hash = createHash('sha256').update(site.docDir());
    return path.join(cwd, '.lectern/pages', `${hash.digest('hex').slice(0, 12)}.txt`);
  };

  return defineFeature({
    name: 'lectern:build-cache',
    site,
    bundler(api) {
      api.modifyRsbuildConfig((rsbuildConfig) => {
        const cache = rsbuildConfig.performance?.buildCache;
        if (typeof cache !== 'object') return;
        const key = buildKey(site.config(), cwd);
        cache.cacheDigest = [...(cache.cacheDigest ?? []), key];
        const { action, cachePath } = api.context;
        const folder = path.resolve(cwd, cache.cacheDirectory ?? cachePath);
        if (action === 'preview' || takeCache(folder, `${action}-${key.slice(0, 12)}`)) return;
        console.warn(
          '[build-cache] another process builds this site with the same cache → this one builds without it',
        );
        rsbuildConfig.performance = { ...rsbuildConfig.performance, buildCache: false };
      });
      watchPageData(api, dataFile, () => [...site.content().pages().values()]);
    },
    rspress: {
      config(given) {
        const { shiki } = given.markdown ?? {};
        // By default, tokenizing a line is limited to half a second, after which the rest of it has
        // no colors. All languages are loaded in advance, because a language that is loaded for one
        // block also colors code in that language within later blocks.
        const langs = [
          ...(shiki?.langs ?? LANGUAGES_OF_RSPRESS),
          ...codeLanguages(path.resolve(given.root ?? 'docs')),
        ];
        const steady = { tokenizeTimeLimit: 0, ...shiki, langs };
        return { ...given, markdown: { ...given.markdown, shiki: steady } };
      },
      beforeBuild: steadySidebars,
    },
  });
}
