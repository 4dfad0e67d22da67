import { placeAt } from '../../support/placeAt';
import { checkLink } from './checkLink';
import { type LinkFinding, sortedFindings, type WrittenLink } from './links';
import type { OutputPage } from './outputPage';
import { resolveLink } from './resolveLink';
import { type LinkSite, type LinkTargets, plainAddress } from './site';

/** A page of the output with its source file. */
export interface CheckedOutput {
  route: string;
  /** The path relative to the folder of the site. */
  file: string;
  page: OutputPage;
  /** Returns the links in its file and in included files. */
  links: () => readonly WrittenLink[];
  /** Returns the text of its file. */
  text: () => string;
}

/** Returns the possible targets of an address in a normalized notation. */
function possibleTargets(link: WrittenLink, site: LinkSite): string[] {
  const resolved = resolveLink(link, site);
  if (resolved.kind !== 'site') return [];
  return resolved.addresses.map((address) => `${plainAddress(address)}#${resolved.hash}`);
}

/** Returns the position of a quoted address in a text, to find it in custom props of components. */
function placeInText(text: string, address: string): { line: number; column: number } | undefined {
  const written = address.replace(/#$/, '');
  const offset = ['"', "'", '`']
    .map((quote) => text.indexOf(`${quote}${written}${quote}`))
    .find((found) => found !== -1);
  return offset === undefined ? undefined : placeAt(text, offset + 1);
}

/**
 * Checks the links of rendered pages, including those from components, plugins and settings. A dead link is
 * reported where it is written. If that is unknown, it is reported for the first page that contains it.
 *
 * @param shared the links that every page may have, from `_nav.json` and `_meta.json`
 * @param known the findings that are already reported
 */
export function checkOutput(
  pages: readonly CheckedOutput[],
  site: LinkSite,
  targets: LinkTargets,
  { shared, known }: { shared: readonly WrittenLink[]; known: readonly LinkFinding[] },
): LinkFinding[] {
  const placed: LinkFinding[] = [];
  const unplaced = new Map<string, { finding: LinkFinding; files: Set<string> }>();
  const alive = new Set<string>();
  const isKnown = (at: Pick<LinkFinding, 'file' | 'line' | 'column'>) =>
    known.some(
      ({ file, line, column }) => file === at.file && line === at.line && column === at.column,
    );

  function check(output: CheckedOutput, href: string): void {
    const { route, file } = output;
    const link: WrittenLink = { file, line: 1, column: 1, href, reader: 'browser', route };
    const message = checkLink(link, site, targets);
    if (message === undefined) {
      if (href.startsWith('/')) alive.add(href);
      return;
    }
    const linkTargets = possibleTargets(link, site);
    const isSource = (one: WrittenLink) =>
      one.href === href ||
      possibleTargets(one, site).some((target) => linkTargets.includes(target));
    const source = [...output.links(), ...shared].find(isSource);
    const place = placeInText(output.text(), linkTargets[0] ?? href);
    const at = source ?? (place && { file, ...place });
    if (at) {
      const { file: where, line, column } = at;
      if (!isKnown(at)) placed.push({ file: where, line, column, message });
      return;
    }
    const entry = unplaced.get(message) ?? { finding: { ...link, message }, files: new Set() };
    entry.files.add(file);
    unplaced.set(message, entry);
  }

  for (const output of pages) {
    for (const href of output.page.hrefs) if (href !== '' && !alive.has(href)) check(output, href);
  }
  const others = [...unplaced.values()].map(({ finding: { file, message }, files }) => {
    const where = files.size === 1 ? 'the page' : `${files.size} pages`;
    return { file, line: 1, column: 1, message: `in the HTML of ${where}: ${message}` };
  });
  return sortedFindings([...placed, ...others]);
}
