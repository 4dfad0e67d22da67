import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteService, RspressPlugin } from '@rspress/core';
import { withAskSources } from '../ask-ai/askSources';
import type { AskThemeConfig } from '../ask-ai/shared';
import { withSearchSources } from '../search/shared/contentSources';
import type { SearchThemeConfig } from '../search/shared/settings';
import { DEFAULT_OUT_DIR } from '../support/outDir';
import { devMiddleware, type Middleware } from './dev/devMiddleware';
import { headersFile } from './hosts/headersFile';
import { redirectsFile } from './hosts/redirectsFile';
import { createSiteApp } from './server/app';
import { type ListedFile, listFiles } from './server/listFiles';
import { MANIFEST_FILE, type SiteManifest, UNKNOWN_SITE } from './shared/manifest';
import { manifestOf } from './shared/manifestOf';
import type { ContentSources } from './shared/securityHeaders';
import { siteRoutes } from './siteRoutes';

export interface ServerOptions {
  /**
   * What pages may load besides the site's own files, by directive of the Content-Security-Policy:
   * `{ 'connect-src': ['https://api.example.com'] }`. @default none
   */
  contentSources?: ContentSources;
}

/** The HTML of the pages, one at a time. */
function* pagesOf(files: readonly ListedFile[]): Generator<string> {
  for (const { name, location } of files) {
    if (name.endsWith('.html')) yield readFileSync(location, 'utf8');
  }
}

/** Lets `rspress preview` answer as `npm start` does, and `rspress dev` as far as it can. */
function serverPlugin(outDir: () => string, dev: Middleware): RsbuildPlugin {
  return {
    name: 'lectern:server',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          server: {
            setup({ action, server }) {
              if (action === 'dev') server.middlewares.use(dev);
              if (action !== 'preview') return;
              server.middlewares.use(
                getRequestListener(createSiteApp({ root: outDir(), routes: siteRoutes }).fetch, {
                  overrideGlobalObjects: false,
                }),
              );
            },
          },
        }),
      );
    },
  };
}

/**
 * Writes what hosts need beside the pages: the facts for our own server (`.lectern.json`), and
 * `_redirects` and `_headers` for static hosts, which then answer as it does. Our server serves none
 * of the three. Stands last in the list of plugins, so that it sees every file.
 */
export function pluginServer({ contentSources = {} }: ServerOptions = {}): RspressPlugin {
  let outDir = DEFAULT_OUT_DIR;
  let getRoutes = (): string[] => [];
  let readSite = (): SiteManifest => UNKNOWN_SITE;

  return {
    name: 'lectern:server',
    config(config) {
      outDir = config.outDir ?? DEFAULT_OUT_DIR;
      const { searchSettings, askAi } = (config.themeConfig ?? {}) as SearchThemeConfig &
        AskThemeConfig;
      const sources = withAskSources(withSearchSources(contentSources, searchSettings), askAi);
      readSite = () => manifestOf(config, sources);
      return config;
    },
    routeServiceGenerated(service: RouteService) {
      getRoutes = () => service.getRoutes().map(({ routePath }) => routePath);
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const site = readSite();
      const files = listFiles(outDir);
      const facts = { names: files.map(({ name }) => name), pages: pagesOf(files) };
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      await Promise.all([
        write(MANIFEST_FILE, `${JSON.stringify(site, null, 2)}\n`),
        write('_redirects', redirectsFile(site, getRoutes())),
        write('_headers', headersFile(site, facts)),
      ]);
    },
    builderConfig: {
      plugins: [
        serverPlugin(
          () => path.resolve(outDir),
          devMiddleware(
            () => getRoutes(),
            () => readSite(),
          ),
        ),
      ],
    },
  };
}
