import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkLink } from './checkLink';
import { jsonLinks } from './dataLinks';
import { linkFix } from './linkFix';
import { type LinkFinding, sortedFindings, type WrittenLink } from './links';
import type { PageFiles } from './pageFiles';
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

/**
 * Checks all links in the docs: in pages, in included files, in `_nav.json` and in `_meta.json`.
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
  return sortedFindings(checkLinks([...written, ...entryLinks(site)], site, targets));
}
