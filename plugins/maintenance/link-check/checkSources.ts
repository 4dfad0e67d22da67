import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkLink } from './checkLink';
import { jsonLinks } from './dataLinks';
import { linkFix } from './linkFix';
import { type LinkFinding, sortedFindings, type WrittenLink } from './links';
import { movedFaults } from './movedSections';
import type { PageFiles } from './pageFiles';
import { resolveLink } from './resolveLink';
import type { LinkSite, LinkTargets } from './site';

const ENTRY_FILE = /(?:^|[\\/])_(?:meta|nav)\.json$/;

/** Returns the links in all `_nav.json` and `_meta.json` files. */
export function entryLinks({ docDir, cwd }: LinkSite): WrittenLink[] {
  return readdirSync(docDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => ENTRY_FILE.test(name))
    .flatMap((name) => {
      const file = path.join(docDir, name);
      return jsonLinks(readFileSync(file, 'utf8'), path.relative(cwd, file));
    });
}

/** Returns the problems with links. */
export function checkLinks(
  links: readonly WrittenLink[],
  site: LinkSite,
  targets: LinkTargets,
): LinkFinding[] {
  return links.flatMap((link) => {
    const message = checkLink(link, site, targets);
    if (message === undefined) return [];
    const { file, line, column } = link;
    return [{ file, line, column, message, fix: linkFix(link, site, targets) }];
  });
}

/** A page of the docs. */
export interface SourcePage {
  route: string;
  /** The absolute path. */
  file: string;
}

/** Returns the links in a page and in included files. In the latter, `#hash` refers to the page. */
export function pageLinks({ route, file }: SourcePage, files: PageFiles): WrittenLink[] {
  return files
    .withIncludes(file)
    .flatMap((one) => files.read(one).links.map((link) => ({ ...link, route })));
}

/** Returns the problems with the sections that were moved from a page. */
export function checkMoved(
  { route, file: source }: SourcePage,
  files: PageFiles,
  site: LinkSite,
  targets: LinkTargets,
): LinkFinding[] {
  const file = path.relative(site.cwd, source);
  const linkTo = (href: string): WrittenLink => ({
    file,
    line: 1,
    column: 1,
    href,
    reader: 'theme',
    route,
  });
  function idsAt(address: string) {
    const resolved = resolveLink(linkTo(address), site);
    if (resolved.kind !== 'site') return undefined;
    const target = resolved.addresses.map(targets.routeAt).find((found) => found !== undefined);
    return target === undefined ? undefined : targets.idsOf(target);
  }
  const check = (href: string) => checkLink(linkTo(href), site, targets);
  const { moved: entries } = files.read(source);
  return movedFaults({ route, file, entries }, { idsOf: targets.idsOf, idsAt, check });
}

/**
 * Checks all links in the docs: in pages, in included files, in `_nav.json` and in `_meta.json`, and the addresses
 * of moved sections.
 */
export function checkSources(
  pages: readonly SourcePage[],
  files: PageFiles,
  site: LinkSite,
  targets: LinkTargets,
): LinkFinding[] {
  // Reversed, so that the page itself overrides one that replaces a missing translation.
  const byFile = new Map([...pages].reverse().map((page) => [page.file, page]));
  const written = [...byFile.values()].flatMap((page) => pageLinks(page, files));
  const moved = [...byFile.values()].flatMap((page) => checkMoved(page, files, site, targets));
  const dead = checkLinks([...written, ...entryLinks(site)], site, targets);
  return sortedFindings([...dead, ...moved]);
}
