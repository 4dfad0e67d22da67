import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkLink } from './checkLink';
import { jsonLinks } from './dataLinks';
import { linkFix } from './linkFix';
import { type LinkFinding, sortedFindings, type WrittenLink } from './links';
import type { PageFiles } from './pageFiles';
import type { LinkSite, LinkTargets } from './site';

const ENTRY_FILE = /(?:^|[\\/])_(?:meta|nav)\.json$/;

/** The links of every `_nav.json` and `_meta.json`. */
export function entryLinks({ docDir, cwd }: LinkSite): WrittenLink[] {
  return readdirSync(docDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => ENTRY_FILE.test(name))
    .flatMap((name) => {
      const file = path.join(docDir, name);
      return jsonLinks(readFileSync(file, 'utf8'), path.relative(cwd, file));
    });
}

/** What is wrong with some links. */
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
  /** From the root of the file system. */
  file: string;
}

/** The links in a page and in the files that it shows; a `#place` in those is one of the page. */
export function pageLinks({ route, file }: SourcePage, files: PageFiles): WrittenLink[] {
  return files
    .withIncludes(file)
    .flatMap((one) => files.read(one).links.map((link) => ({ ...link, route })));
}

/**
 * Checks every link that is written in the docs: in pages, in files that they show, in `_nav.json`
 * and in `_meta.json`.
 */
export function checkSources(
  pages: readonly SourcePage[],
  files: PageFiles,
  site: LinkSite,
  targets: LinkTargets,
): LinkFinding[] {
  // A page shown in the place of a missing translation comes behind the one that it is.
  const byFile = new Map([...pages].reverse().map((page) => [page.file, page]));
  const written = [...byFile.values()].flatMap((page) => pageLinks(page, files));
  return sortedFindings(checkLinks([...written, ...entryLinks(site)], site, targets));
}
