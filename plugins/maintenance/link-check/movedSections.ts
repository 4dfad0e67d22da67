import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { parseRoute, type SiteAddresses } from '../../../theme/routes/address';
import {
  inOrder,
  type MovedSections,
  movedBeginning,
  movedTarget,
} from '../../../theme/routes/movedSections';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import { type LinkTargets, plainAddress } from './site';
import { nearestId } from './suggestion';

const KEY = 'movedSections';
/** An old anchor in the frontmatter of a page, with its position. */
export interface MovedEntry {
  anchor: string;
  target: string;
  line: number;
  column: number;
}

/** Returns the moved sections in the frontmatter of a page. */
export function movedEntries(source: string): MovedEntry[] {
  const yaml = writtenFrontmatter(source)?.yaml ?? '';
  if (!yaml.includes(KEY)) return [];
  const lines = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: lines });
  const sections = isMap(contents) ? contents.get(KEY) : undefined;
  if (!isMap(sections)) return [];
  return sections.items.flatMap(({ key, value }): MovedEntry[] => {
    const target = isScalar(value) ? value.value : undefined;
    if (!isNode(key) || !isScalar(key) || typeof target !== 'string') return [];
    const { line, col } = lines.linePos(key.range?.[0] ?? 0);
    return [{ anchor: String(key.value), target, line: line + 1, column: col }];
  });
}

/** Returns the entries for `movedTarget`. */
export function inMovedOrder(entries: readonly MovedEntry[]): MovedSections {
  return inOrder(entries.map(({ anchor, target }) => [anchor, target] as const));
}

/** The page that lists moved sections. */
export interface MovedPage {
  route: string;
  /** The path relative to the folder of the site. */
  file: string;
  entries: readonly MovedEntry[];
}

/** Returns what a target must be a link to: the page, and the heading of a single anchor. */
function linkOf({ anchor, target }: MovedEntry): string {
  return target.includes('#') || movedBeginning(anchor) !== undefined
    ? target
    : `${target}#${anchor}`;
}

/** Returns the problem with a pattern whose target has no anchor with this beginning. */
function patternFault(
  { anchor, target }: MovedEntry,
  idsAt: (address: string) => ReadonlySet<string> | undefined,
): string | undefined {
  const beginning = movedBeginning(anchor);
  if (beginning === undefined || target.includes('#')) return undefined;
  const ids = idsAt(target);
  if (!ids || [...ids].some((id) => id.startsWith(beginning))) return undefined;
  const near = nearestId(beginning, ids);
  return `${target} has no heading ${JSON.stringify(`#${anchor}`)} → ${near ? `did you mean #${near}?` : 'correct the anchor or its target'}`;
}

function anchorFault({ anchor, target }: MovedEntry): string | undefined {
  if (anchor === '' || anchor === '*' || /#|\*./.test(anchor)) {
    return `${KEY}: ${JSON.stringify(anchor)} is not an anchor → write the id of a heading, or the beginning of several with "*" at its end`;
  }
  if (!target.startsWith('/')) {
    return `${KEY}: ${JSON.stringify(target)} is not the address of a page of this site → write one that begins with "/"`;
  }
  return undefined;
}

/** Returns the problem with an anchor that the page still has. */
function presentFault(
  { anchor }: MovedEntry,
  ids: ReadonlySet<string> | undefined,
): string | undefined {
  const beginning = movedBeginning(anchor);
  const present = [...(ids ?? [])].find((id) =>
    beginning === undefined ? id === anchor : id.startsWith(beginning),
  );
  if (present === undefined) return undefined;
  return `${KEY}: the page still has the heading ${JSON.stringify(`#${present}`)} → remove the heading or ${JSON.stringify(anchor)}`;
}

/** Returns the problems with moved sections. */
export function movedFaults(
  { route, file, entries }: MovedPage,
  {
    idsOf,
    idsAt,
    check,
  }: {
    idsOf: LinkTargets['idsOf'];
    /** Returns the ids of the page that a link in frontmatter leads to. */
    idsAt: (address: string) => ReadonlySet<string> | undefined;
    /** Returns the problem with a link in frontmatter. */
    check: (href: string) => string | undefined;
  },
): { file: string; line: number; column: number; message: string }[] {
  return entries.flatMap((entry) => {
    const message =
      anchorFault(entry) ??
      presentFault(entry, idsOf(route)) ??
      check(linkOf(entry)) ??
      patternFault(entry, idsAt);
    return message === undefined ? [] : [{ file, line: entry.line, column: entry.column, message }];
  });
}

/** Returns the new address of a moved section for a link, in the notation of the link. */
export function movedSection(
  page: string,
  hash: string,
  route: string,
  site: SiteAddresses,
  { sectionsOf }: Pick<LinkTargets, 'sectionsOf'>,
): string | undefined {
  const moved = movedTarget(sectionsOf?.(route) ?? [], hash === '' ? [] : [hash]);
  if (moved === undefined) return undefined;
  const { rest } = parseRoute(route, site);
  const plain = plainAddress(page);
  return plain.endsWith(rest) ? plain.slice(0, -rest.length) + moved : moved;
}
