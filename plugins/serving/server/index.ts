import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import type { ContentSources } from '../../support/contentSources';
import { devMiddleware } from './dev/devMiddleware';
import { headersFile } from './hosts/headersFile';
import { movedPages } from './hosts/movedPages';
import { redirectPage, redirectPageName } from './hosts/redirectPages';
import { redirectsFile } from './hosts/redirectsFile';
import { createSiteApp } from './server/app';
import { type ListedFile, listFiles } from './server/listFiles';
import { HEALTH_PATH, READINESS_PATH } from './server/readiness';
import type { SiteIndex } from './server/siteIndex';
import type { SiteRoute } from './server/siteRoute';
import { MANIFEST_FILE, readManifest, type SiteManifest } from './shared/manifest';
import { manifestOf } from './shared/manifestOf';
import { ownHeaders } from './shared/ownHeaders';
import { pictureHosts, refusedPictures } from './shared/pictureHosts';

/** Options of `pluginServer`, and of the `server` setting. */
export interface ServerOptions {
  /**
   * Sources from which pages may load content in addition to the site's own files, by
   * Content-Security-Policy directive: `{ 'connect-src': ['https://api.example.com'] }`. Images from
   * other hosts need `img-src`. The build reports the pages that contain such images.
   * @default none
   */
  contentSources?: ContentSources;
  /**
   * The routes that `rspress preview` serves in addition to the files. `defineSite` sets it to
   * `siteRoutes` from `lectern/server`, which `lectern serve` also uses.
   * @default nothing
   */
  routes?: (index: SiteIndex) => readonly SiteRoute[];
}

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
function answerPreview(api: RsbuildPluginAPI, routes: ServerOptions['routes']): void {
  api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(config, {
      server: {
        setup({ action, server }) {
          if (action !== 'preview') return;
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

// Must be the last in the list, so that it can read every file.

/**
 * Writes the additional files that hosts need. `.lectern.json` contains the data for Lectern's
 * server. `_redirects` and `_headers` make static hosts respond like that server. For hosts that
 * read neither, there is a page at each old address. Lectern's server does not serve these files.
 *
 * @param options the sources that pages may load, and the routes of the preview
 */
export function pluginServer({ contentSources = {}, routes }: ServerOptions = {}): SitePlugin {
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

  return defineFeature({
    name: 'lectern:server',
    site,
    reservedRoutes: () => [
      { path: HEALTH_PATH, answers: 'whether it is healthy', isBelowBase: false },
      { path: READINESS_PATH, answers: 'whether all parts work', isBelowBase: false },
    ],
    checkOutput: readManifest,
    bundler: (api) => answerPreview(api, routes),
    // Makes the dev server answer like `npm start`, as far as possible.
    dev: ({ middlewares }) => void middlewares.use(devMiddleware(routePaths, readSite)),
    rspress: {
      async afterBuild(_config, isProd) {
        if (isProd) await writeAll();
      },
    },
  });
}
