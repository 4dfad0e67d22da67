import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteService, RspressPlugin, UserConfig } from '@rspress/core';
import { mcpRoutes } from '../mcp';
import { headersFile } from './hosts/headersFile';
import { redirectsFile } from './hosts/redirectsFile';
import { createSiteApp } from './server/app';
import { type ListedFile, listFiles } from './server/listFiles';
import { MANIFEST_FILE, type SiteManifest } from './shared/manifest';
import type { ContentSources } from './shared/securityHeaders';

export interface ServerOptions {
  /**
   * What pages may load besides the site's own files, by directive of the Content-Security-Policy:
   * `{ 'connect-src': ['https://api.example.com'] }`. @default none
   */
  contentSources?: ContentSources;
}

const DEFAULT_OUT_DIR = 'doc_build';

function manifestOf(config: UserConfig, contentSources: ContentSources): SiteManifest {
  const locales = config.locales ?? config.themeConfig?.locales ?? [];
  return {
    title: config.title ?? '',
    origin: config.siteOrigin ?? '',
    base: config.base ?? '/',
    cleanUrls: config.route?.cleanUrls === true,
    lang: config.lang ?? '',
    langs: locales.map(({ lang }) => lang),
    version: config.multiVersion?.default ?? '',
    versions: config.multiVersion?.versions ?? [],
    contentSources: Object.fromEntries(
      Object.entries(contentSources).map(([directive, sources]) => [directive, [...sources]]),
    ),
  };
}

/** The HTML of the pages, one at a time. */
function* pagesOf(files: readonly ListedFile[]): Generator<string> {
  for (const { name, location } of files) {
    if (name.endsWith('.html')) yield readFileSync(location, 'utf8');
  }
}

/** Lets `rspress preview` answer as `npm start` does. */
function previewPlugin(outDir: () => string): RsbuildPlugin {
  return {
    name: 'lectern:server-preview',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          server: {
            setup({ action, server }) {
              if (action !== 'preview') return;
              server.middlewares.use(
                getRequestListener(createSiteApp({ root: outDir(), routes: mcpRoutes }).fetch, {
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

  return {
    name: 'lectern:server',
    config(config) {
      outDir = config.outDir ?? DEFAULT_OUT_DIR;
      return config;
    },
    routeServiceGenerated(service: RouteService) {
      getRoutes = () => service.getRoutes().map(({ routePath }) => routePath);
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const site = manifestOf(config, contentSources);
      const files = listFiles(outDir);
      const facts = { names: files.map(({ name }) => name), pages: pagesOf(files) };
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      await Promise.all([
        write(MANIFEST_FILE, `${JSON.stringify(site, null, 2)}\n`),
        write('_redirects', redirectsFile(site, getRoutes())),
        write('_headers', headersFile(site, facts)),
      ]);
    },
    builderConfig: { plugins: [previewPlugin(() => path.resolve(outDir))] },
  };
}
