import path from 'node:path';
import process from 'node:process';
import type { UserConfig } from '@rspress/core';
import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import type { RedirectSettings } from '../../support/redirects/expandRedirects';
import { pageFiles } from '../link-check/pageFiles';
import { siteFiles, WRITTEN_FILES } from '../link-check/publicFiles';
import { linkSite, routeFinder } from '../link-check/site';
import { pageFaults } from './pageFaults';

export { redirectFaults } from './redirectFaults';

const MARKDOWN_FILE = /\.mdx?$/;

/** Stops the build; the message says all that is wrong, without a stack trace. */
class RedirectError extends Error {
  override name = 'RedirectError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

function faultsOf(settings: RedirectSettings, config: UserConfig, cwd: string): string[] {
  const { routes, files } = contentOf(config);
  const site = linkSite(config, cwd);
  const pages = routes().map(({ routePath, absolutePath }) => ({
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
  const others = siteFiles(path.resolve(cwd, config.root ?? 'docs'), WRITTEN_FILES);
  const targets = { routes: names, routeAt: routeFinder(names, site), idsOf, ...others };
  return pageFaults(settings, { pages, site, targets });
}

/**
 * Leads readers from old addresses to new ones: our server and static hosts are told by `pluginServer`,
 * the check of links knows them.
 *
 * @param redirects old addresses by where they lead
 * @throws in the build, naming every old address that is a page and every target that is not there
 */
export function pluginRedirects(redirects: RedirectSettings): SitePlugin {
  const cwd = process.cwd();
  return {
    name: 'lectern:redirects',
    redirects: () => redirects,
    beforeBuild(config, isProd) {
      const lines = faultsOf(redirects, config, cwd);
      if (lines.length === 0) return;
      const noun = lines.length === 1 ? 'redirect' : 'redirects';
      const text = `[redirects] ${lines.length} ${noun} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`;
      if (isProd) throw new RedirectError(text);
      console.warn(text);
    },
  };
}
