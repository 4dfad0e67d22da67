import { parseRoute } from '../../../theme/routes/address';
import { movedTarget } from '../../../theme/routes/movedSections';
import { hashIds } from '../../../theme/scroll/hashTarget';
import { estimateTokens } from '../../support/estimateTokens';
import { findPage, type WantedPage } from './findPage';
import { nearestPages } from './nearestPages';
import { pageAddress } from './pageAddress';
import { pageSection } from './pageSection';
import type { DocsSite, ListedPage } from './pageSource';
import { textPart } from './textPart';
import { MAX_CHARACTERS, problem, type ToolAnswer, type ToolContext } from './tools/tool';

/** The requested part of a page. */
interface WantedText extends WantedPage {
  /** The id of a heading. @default the hash of the page's address */
  anchor?: string;
  /** The approximate maximum number of tokens in the answer. */
  tokens?: number;
  /** The position of the first character. */
  offset: number;
}

/** The names of the tools in the answer. */
interface CalledTools {
  /** The tool that reads the next part, by its offset. */
  read: string;
  /** The advice if no page is similar. */
  otherwise: string;
}

const SUGGESTIONS = 5;
/** The approximate number of letters per token: see `estimateTokens`. */
const LETTERS_PER_TOKEN = 4;

/** Returns the decoded hash of an address. */
function anchorOf(address: string): string | undefined {
  const hash = /#(.+)$/s.exec(address)?.[1];
  if (hash === undefined) return undefined;
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Returns the approximate number of characters for a number of tokens. */
function charactersFor(tokens: number, text: string): number {
  const perToken = Math.min(LETTERS_PER_TOKEN, text.length / Math.max(1, estimateTokens(text)));
  return Math.min(MAX_CHARACTERS, Math.floor(tokens * perToken));
}

/** Returns the message for a missing page, with its other versions and languages, and with similar pages. */
function missingText(
  route: string,
  all: readonly ListedPage[],
  site: DocsSite,
  { read, otherwise }: CalledTools,
): string {
  const { version, lang, rest } = parseRoute(route, site);
  const others = all.filter((page) => parseRoute(page.route, site).rest === rest);
  const here = all.filter((page) => page.version === version && page.lang === lang);
  const near = nearestPages(route, here, SUGGESTIONS);
  const suggested = [...others.slice(0, SUGGESTIONS), ...near];
  const lines = suggested.map((page) => `${page.route} - ${page.title}`);
  const advice =
    lines.length > 0
      ? `call ${read} with one of these, or ${otherwise}:\n${lines.join('\n')}`
      : `${otherwise}.`;
  return `There is no page ${JSON.stringify(route)} → ${advice}`;
}

/** A page or a section of it. */
interface FoundText {
  route: string;
  /** The id of the section's heading; `undefined` for a page. */
  anchor?: string;
  /** The old address of a moved section. */
  movedFrom?: string;
  markdown: string;
}

/** Returns the new address of a moved section. */
function movedAddress(route: string, anchor: string, { movedSections = {} }: DocsSite) {
  const entries = Object.hasOwn(movedSections, route) ? movedSections[route] : undefined;
  return entries && movedTarget(entries, hashIds(anchor));
}

/** A section that was moved more often is treated as missing. */
const MAX_MOVES = 5;

/** Finds a page or a section of it, or returns a message about the problem with the request. */
export async function findText(
  { anchor: named, ...wanted }: WantedPage & Pick<WantedText, 'anchor'>,
  { site, pages, search }: Pick<ToolContext, 'site' | 'pages' | 'search'>,
  called: CalledTools,
  moves = 0,
): Promise<FoundText | { fault: string }> {
  const all = await pages.list();
  const result = findPage(wanted, all, site);
  if (!result) {
    return {
      fault: `${JSON.stringify(wanted.page)} is not an address of this site → use a route such as "/guide/start", or a URL below ${pageAddress('/', site)}`,
    };
  }
  const page = 'found' in result ? await pages.read(result.found.route) : undefined;
  if (!('found' in result) || page === undefined) {
    const route = 'found' in result ? result.found.route : result.missing;
    return { fault: missingText(route, all, site, called) };
  }
  const { route } = result.found;
  const hash = named === undefined ? anchorOf(wanted.page) : undefined;
  const anchor = named?.replace(/^#/, '') ?? hash;
  if (anchor === undefined) return { route, markdown: page };
  const known = search?.headings?.(site.base.slice(0, -1) + route);
  const section = pageSection(page, anchor, known);
  if ('text' in section) return { route, anchor, markdown: section.text };
  const target = movedAddress(route, anchor, site);
  if (target !== undefined && moves < MAX_MOVES) {
    const moved = await findText({ page: target }, { site, pages, search }, called, moves + 1);
    if (!('fault' in moved)) {
      return { ...moved, movedFrom: `${pageAddress(route, site)}#${anchor}` };
    }
  }
  // An outdated hash is no reason to reject the request, so the whole page is returned.
  if (hash !== undefined) return { route, markdown: page };
  return {
    fault: `${route} has no heading ${JSON.stringify(anchor)} → use one of these, or none for the whole page: ${section.anchors.join(', ') || '(it has no headings)'}`,
  };
}

/**
 * Returns a page or a section of it as Markdown with its address, from an offset and within the limit, or a message
 * about the problem with the request.
 */
export async function readMarkdown(
  { offset, tokens, ...wanted }: WantedText,
  context: Pick<ToolContext, 'site' | 'pages' | 'search'>,
  called: CalledTools,
): Promise<ToolAnswer> {
  const found = await findText(wanted, context, called);
  if ('fault' in found) return problem(found.fault);
  const { route, anchor, movedFrom, markdown } = found;
  const most = tokens === undefined ? MAX_CHARACTERS : charactersFor(tokens, markdown);
  if (offset > 0 && offset >= markdown.length) {
    return problem(
      `offset is ${offset}, but the ${anchor === undefined ? 'page' : 'section'} has ${markdown.length} characters → omit it to start at the beginning.`,
    );
  }
  const { text, next } = textPart(markdown, offset, most);
  const source = `Source: ${pageAddress(route, context.site)}${anchor === undefined ? '' : `#${anchor}`}${movedFrom === undefined ? '' : `\nThe section was moved from ${movedFrom} to this address.`}`;
  const more =
    next === undefined
      ? ''
      : `\n\n[Characters ${offset} to ${next} of ${markdown.length}. To go on, call ${called.read} with offset ${next}.]`;
  return { text: `${source}\n\n${text}${more}` };
}
