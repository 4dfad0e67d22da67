import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { featureSite } from '../../define/defineFeature';
import type { FeatureHooks } from '../../define/feature';
import { devMiddleware } from './dev/devMiddleware';
import { headersFile } from './hosts/headersFile';
import { movedPages } from './hosts/movedPages';
import { redirectPage, redirectPageName } from './hosts/redirectPages';
import { redirectsFile } from './hosts/redirectsFile';
import type { ServerOptions } from './options';
import { type ListedFile, listFiles } from './server/listFiles';
import { HEALTH_PATH, READINESS_PATH } from './server/readiness';
import { MANIFEST_FILE, readManifest, type SiteManifest } from './shared/manifest';
import { manifestOf } from './shared/manifestOf';
import { ownHeaders } from './shared/ownHeaders';
import { pictureHosts, refusedPictures } from './shared/pictureHosts';

/**
 * Yields the HTML of each page. Documents with their own headers are skipped.
 *
 * @param hosts is filled with the image hosts of each page
 */
function* pagesOf(
  files: readonly ListedFile[],
  site: SiteManifest,
  hosts: Map<string, string[]>,
): Generator<string> {
  for (const { name, location } of files) {
    if (!name.endsWith('.html') || ownHeaders(site, `/${name}`)) continue;
    const html = readFileSync(location, 'utf8');
    hosts.set(name, pictureHosts(html));
    yield html;
  }
}

/** Error codes for names that no file can have: the name is too long, or its folder is a file. */
const NO_FILE = ['ENAMETOOLONG', 'ENOTDIR', 'EEXIST'];

/** Writes a file, and returns whether a file can have this name. */
function writeWherePossible(file: string, text: string): boolean {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return true;
  } catch (error) {
    if (NO_FILE.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/**
 * Reads what the site itself wrote into a file for static hosts. It is placed before the generated
 * rules, because the first matching rule applies.
 */
function ownLines(publicDir: string, name: string): string {
  const file = path.join(publicDir, name);
  return existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n` : '';
}

/** Writes a page at every old address, and returns the names of the files. */
function writeRedirectPages(
  outDir: string,
  site: SiteManifest,
  routes: readonly string[],
): string[] {
  return movedPages(site.redirects, routes).flatMap((page) => {
    const name = redirectPageName(page.from);
    if (name === undefined) return [];
    const file = path.join(outDir, name);
    if (existsSync(file)) return [];
    return writeWherePossible(file, redirectPage(page, site)) ? [name] : [];
  });
}

/** Makes `rspress preview` answer like `npm start`. */
function answerPreview(api: RsbuildPluginAPI, readRoutes: ReadRoutes): void {
  api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(config, {
      server: {
        async setup({ action, server }) {
          if (action !== 'preview') return;
          const { createSiteApp } = await import('./server/app');
          const routes = await readRoutes();
          server.middlewares.use(
            getRequestListener(createSiteApp({ root: api.context.distPath, routes }).fetch, {
              overrideGlobalObjects: false,
            }),
          );
        },
      },
    }),
  );
}

/** Returns the routes of a preview. They are imported when it starts, so that builds do not load them. */
export type ReadRoutes = () => Promise<ServerOptions['routes']>;

/**
 * Returns the hooks of the plugin that `pluginServer` describes.
 *
 * @param readRoutes returns the routes of the preview
 */
export function serverHooks(
  { contentSources = {} }: ServerOptions,
  readRoutes: ReadRoutes,
): FeatureHooks {
  const site = featureSite();
  const readSite = () => manifestOf(site.config(), contentSources);
  const routePaths = () =>
    site
      .content()
      .routes()
      .map(({ routePath }) => routePath);

  async function writeAll(): Promise<void> {
    const plugins: readonly SitePlugin[] = site.config().plugins ?? [];
    const outDir = site.outDir();
    const publicDir = path.join(site.docDir(), 'public');
    const manifest = readSite();
    manifest.redirectPages = writeRedirectPages(outDir, manifest, routePaths());
    const files = listFiles(outDir);
    const hosts = new Map<string, string[]>();
    const facts = {
      names: files.map(({ name }) => name),
      pages: pagesOf(files, manifest, hosts),
      fresh: plugins.flatMap((plugin) => plugin.freshFiles?.() ?? []),
    };
    const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
    const writeForHosts = (name: string, text: string) =>
      write(name, ownLines(publicDir, name) + text);
    await Promise.all([
      write(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`),
      writeForHosts('_redirects', redirectsFile(manifest, routePaths())),
      writeForHosts('_headers', headersFile(manifest, facts)),
    ]);
    const refused = refusedPictures(
      hosts,
      manifest.origin,
      manifest.contentSources['img-src'] ?? [],
    );
    if (refused) console.warn(refused);
  }

  return {
    site,
    reservedRoutes: () => [
      { path: HEALTH_PATH, answers: 'whether it is healthy', isBelowBase: false },
      { path: READINESS_PATH, answers: 'whether all parts work', isBelowBase: false },
    ],
    checkOutput: readManifest,
    bundler: (api) => answerPreview(api, readRoutes),
    // Makes the dev server answer like `npm start`, as far as possible.
    dev: ({ middlewares }) => void middlewares.use(devMiddleware(routePaths, readSite)),
    rspress: {
      async afterBuild(_config, isProd) {
        if (isProd) await writeAll();
      },
    },
  };
}
