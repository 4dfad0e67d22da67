import { parseRoute } from '../../../theme/routes/address';
import { estimateTokens } from '../../support/estimateTokens';
import { findPage, type WantedPage } from './findPage';
import { nearestPages } from './nearestPages';
import { pageAddress } from './pageAddress';
import { pageSection } from './pageSection';
import type { DocsSite, ListedPage } from './pageSource';
import { textPart } from './textPart';
import { MAX_CHARACTERS, problem, type ToolAnswer, type ToolContext } from './tools/tool';

/** What of a page is to be read. */
interface WantedText extends WantedPage {
  /** The id of a heading. @default the hash of the page's address */
  anchor?: string;
  /** How many tokens the answer may have, about. */
  tokens?: number;
  /** The character to begin with. */
  offset: number;
}

/** How an answer names what else a model can call. */
interface CalledTools {
  /** The tool that reads, which goes on with an offset. */
  read: string;
  /** What to do where there is no page like it. */
  otherwise: string;
}

const SUGGESTIONS = 5;
/** Letters of a token, about: see `estimateTokens`. */
const LETTERS_PER_TOKEN = 4;

/** The hash of an address, as it is in the page. */
function anchorOf(address: string): string | undefined {
  const hash = /#(.+)$/s.exec(address)?.[1];
  if (hash === undefined) return undefined;
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** How many characters of a text are so many tokens, about. */
function charactersFor(tokens: number, text: string): number {
  const perToken = Math.min(LETTERS_PER_TOKEN, text.length / Math.max(1, estimateTokens(text)));
  return Math.min(MAX_CHARACTERS, Math.floor(tokens * perToken));
}

/** What to say of a page that is not there: where else it is, and what is like it. */
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
  /** The id of its heading; nothing for a page. */
  anchor?: string;
  markdown: string;
}

/** Finds a page or a section of it, or says what is wrong with what was asked for. */
export async function findText(
  { anchor: named, ...wanted }: WantedPage & Pick<WantedText, 'anchor'>,
  { site, pages, search }: Pick<ToolContext, 'site' | 'pages' | 'search'>,
  called: CalledTools,
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
  // The hash of an old link is no reason to give nothing of the page.
  if (hash !== undefined) return { route, markdown: page };
  return {
    fault: `${route} has no heading ${JSON.stringify(anchor)} → use one of these, or none for the whole page: ${section.anchors.join(', ') || '(it has no headings)'}`,
  };
}

/**
 * A page or a section of it as Markdown, from an offset on and as much as fits, with its address; or what
 * is wrong with what was asked for.
 */
export async function readMarkdown(
  { offset, tokens, ...wanted }: WantedText,
  context: Pick<ToolContext, 'site' | 'pages' | 'search'>,
  called: CalledTools,
): Promise<ToolAnswer> {
  const found = await findText(wanted, context, called);
  if ('fault' in found) return problem(found.fault);
  const { route, anchor, markdown } = found;
  const most = tokens === undefined ? MAX_CHARACTERS : charactersFor(tokens, markdown);
  if (offset > 0 && offset >= markdown.length) {
    return problem(
      `offset is ${offset}, but the ${anchor === undefined ? 'page' : 'section'} has ${markdown.length} characters → omit it to start at the beginning.`,
    );
  }
  const { text, next } = textPart(markdown, offset, most);
  const source = `Source: ${pageAddress(route, context.site)}${anchor === undefined ? '' : `#${anchor}`}`;
  const more =
    next === undefined
      ? ''
      : `\n\n[Characters ${offset} to ${next} of ${markdown.length}. To go on, call ${called.read} with offset ${next}.]`;
  return { text: `${source}\n\n${text}${more}` };
}
