import path from 'node:path';
import { decodeText } from '../../../theme/routes/decode';
import { expandRedirects, type RedirectSettings } from '../../support/redirects/expandRedirects';
import { folderOf, isPattern } from '../../support/redirects/findRedirect';
import { checkId, noTarget } from '../link-check/checkLink';
import type { LinkSite, LinkTargets } from '../link-check/site';
import { nearestAddress } from '../link-check/suggestion';

/** A page of the site. */
export interface SitePage {
  route: string;
  /** The absolute path. */
  file: string;
}

/** The facts that redirects are checked against. */
export interface PageFacts {
  pages: readonly SitePage[];
  site: LinkSite;
  targets: LinkTargets;
}

const count = (pages: readonly unknown[]) =>
  pages.length === 1 ? '1 page' : `${pages.length} pages`;

/** Returns the pages below an address that ends in a slash, in any letter case. */
function pagesBelow(folder: string, pages: readonly SitePage[]): SitePage[] {
  const start = folder.toLowerCase();
  return pages.filter(({ route }) => `${route}/`.toLowerCase().startsWith(start));
}

function sourceFault(
  from: string,
  address: string,
  { pages, site, targets }: PageFacts,
): string | undefined {
  const nameOf = ({ file }: SitePage) => path.relative(site.cwd, file);
  if (isPattern(address)) {
    const [first, ...others] = pagesBelow(`${folderOf(address)}/`, pages);
    if (!first) return undefined;
    return `redirects: "${from}" covers ${count([first, ...others])} of this site, such as ${nameOf(first)} → move them, or list each old address`;
  }
  const route = targets.routeAt(address);
  const page = pages.find((one) => one.route === route);
  if (page) {
    return `redirects: "${from}" is a page, ${nameOf(page)} → remove the page or the redirect`;
  }
  if (!targets.hasFile(address)) return undefined;
  return `redirects: "${from}" is a file of this site → remove the file or the redirect`;
}

function targetFault(from: string, to: string, { pages, site, targets }: PageFacts) {
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(to) ?? [];
  const leads = `redirects: "${from}" has an invalid target:`;
  if (isPattern(address)) {
    if (pagesBelow(`${folderOf(address)}/`, pages).length > 0) return undefined;
    const folders = [...new Set(pages.map(({ route }) => route.replace(/[^/]*$/, '')))];
    const near = nearestAddress(`${folderOf(address)}/`, site, { routes: folders, files: [] });
    return `${leads} there are no pages below ${folderOf(address)}/ → ${near ? `did you mean ${near}*?` : 'write the folder that the pages are in now'}`;
  }
  const route = targets.routeAt(address);
  if (route === undefined) {
    return targets.hasFile(address)
      ? undefined
      : `${leads} ${noTarget(address, address, site, targets)}`;
  }
  const wrongId = checkId(decodeText(hash), route, address, targets);
  return wrongId && `${leads} ${wrongId}`;
}

/**
 * Returns the problems of redirects with the pages of the site, one per line: old addresses that are pages,
 * and missing targets. Only the language that a redirect names is checked, or the default one, because in the
 * others a page overrides a redirect.
 */
export function pageFaults(settings: RedirectSettings, facts: PageFacts): string[] {
  return Object.entries(settings).flatMap(([from, to]) => {
    const [first] = expandRedirects({ [from]: to }, facts.site, facts.site.sitesBelow);
    if (!first) return [];
    return [
      sourceFault(from, first.from, facts),
      first.isElsewhere ? undefined : targetFault(from, first.to, facts),
    ].filter((line) => line !== undefined);
  });
}
