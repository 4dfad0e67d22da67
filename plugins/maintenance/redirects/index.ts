import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { RouteMeta, UserConfig } from '@rspress/core';
import type { DocsCheck } from '../../content/checks/docsCheck';
import { filesOfCommand } from '../../content/files/filesOfCommand';
import type { ContentFiles } from '../../content/files/pageFile';
import { changesOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import type { ReplaceRule } from '../../content/tree/parseFile';
import { defineFeature, featureSite } from '../../define/defineFeature';
import type { RedirectSettings } from '../../support/redirects/expandRedirects';
import { routesOf } from '../docs-check/routesOf';
import { pageFiles } from '../link-check/pageFiles';
import { addedFiles, siteFiles, WRITTEN_FILES } from '../link-check/publicFiles';
import { linkSite, routeFinder } from '../link-check/site';
import { type PageFacts, pageFaults } from './pageFaults';

const MARKDOWN_FILE = /\.mdx?$/;

/** Stops the build. The message contains all problems, without a stack trace. */
class RedirectError extends Error {
  override name = 'RedirectError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** The settings of a site, and the pages that a build has or would have. */
interface KnownSite {
  config: UserConfig;
  cwd: string;
  routes: readonly Pick<RouteMeta, 'routePath' | 'absolutePath'>[];
  files: Pick<ContentFiles, 'read'>;
}

/** Returns the facts that redirects are checked against. */
function pageFactsOf({ config, cwd, routes, files }: KnownSite): PageFacts {
  const site = linkSite(config, cwd);
  const pages = routes.map(({ routePath, absolutePath }) => ({
    route: routePath,
    file: absolutePath,
  }));
  const names = pages.map(({ route }) => route);
  const fileOf = new Map(pages.map(({ route, file }) => [route, file]));
  const read = pageFiles(cwd, () => files);
  const idsOf = (route: string) => {
    const file = fileOf.get(route) ?? '';
    return MARKDOWN_FILE.test(file) ? read.idsOf(file) : undefined;
  };
  const others = siteFiles(
    path.resolve(cwd, config.root ?? 'docs'),
    WRITTEN_FILES,
    [],
    addedFiles(config),
  );
  const targets = { routes: names, routeAt: routeFinder(names, site), idsOf, ...others };
  return { pages, site, targets };
}

/** Returns the line of a file that contains an old address as a key, from 1. */
function lineOf(from: string, file: string): number {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const at = lines.findIndex((line) =>
    [`'${from}':`, `"${from}":`].some((one) => line.includes(one)),
  );
  return Math.max(at, 0) + 1;
}

/** Returns the check for `lectern check`, which reports the line of each redirect. */
function redirectsCheck(redirects: RedirectSettings): DocsCheck {
  return {
    name: 'redirects',
    run(context) {
      const { cwd, site, configFile = 'rspress.config.ts' } = context;
      const written = filesOfCommand({ rules: (site.config.replaceRules ?? []) as ReplaceRule[] });
      const withChanges = changesOf(site.config);
      const files = {
        ...written,
        read(file: string) {
          const page = written.read(file);
          return page && withChanges(page);
        },
      };
      const facts = pageFactsOf({ config: site.config, cwd, routes: routesOf(context), files });
      return Object.entries(redirects).flatMap(([from, to]) =>
        pageFaults({ [from]: to }, facts).map((fault) => ({
          check: 'redirects',
          file: configFile,
          line: lineOf(from, path.resolve(cwd, configFile)),
          message: fault.replace(/^redirects: /, ''),
        })),
      );
    },
  };
}

/**
 * Redirects readers from old addresses to new ones, on Lectern's server and on static hosts. The link
 * check reports links to old addresses and suggests the new ones.
 *
 * @param redirects the old addresses and their targets
 * @throws an error in the build, naming every old address that is a page and every target that
 * does not exist
 */
export function pluginRedirects(redirects: RedirectSettings): SitePlugin {
  const cwd = process.cwd();
  const site = featureSite();
  return defineFeature({
    name: 'lectern:redirects',
    site,
    redirects: () => redirects,
    checks: async () => [redirectsCheck(redirects)],
    rspress: {
      beforeBuild(config, isProd) {
        const { routes, files } = site.content();
        const facts = pageFactsOf({ config, cwd, routes: routes(), files });
        const lines = pageFaults(redirects, facts);
        if (lines.length === 0) return;
        const noun = lines.length === 1 ? 'redirect' : 'redirects';
        const text = `[redirects] ${lines.length} ${noun} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`;
        if (isProd) throw new RedirectError(text);
        console.warn(text);
      },
    },
  });
}
