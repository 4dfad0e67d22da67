import { z } from 'zod';
import { parseRoute } from '../../../../theme/routes/address';
import { estimateTokens } from '../../../support/estimateTokens';
import { findPage } from '../findPage';
import { nearestPages } from '../nearestPages';
import { pageAddress } from '../pageAddress';
import { pageSection } from '../pageSection';
import type { DocsSite, ListedPage } from '../pageSource';
import { textPart } from '../textPart';
import {
  type DocsTool,
  defineTool,
  MAX_CHARACTERS,
  offsetArgument,
  placeArguments,
  problem,
  type ToolContext,
} from './tool';

const SUGGESTIONS = 5;
/** Letters of a token, about: see `estimateTokens`. */
const LETTERS_PER_TOKEN = 4;
const FEWEST_TOKENS = 50;

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
function missingText(route: string, all: readonly ListedPage[], site: DocsSite): string {
  const { version, lang, rest } = parseRoute(route, site);
  const others = all.filter((page) => parseRoute(page.route, site).rest === rest);
  const here = all.filter((page) => page.version === version && page.lang === lang);
  const near = nearestPages(route, here, SUGGESTIONS);
  const suggested = [...others.slice(0, SUGGESTIONS), ...near];
  const lines = suggested.map((page) => `${page.route} - ${page.title}`);
  const advice =
    lines.length > 0
      ? `call read_page with one of these, or list_pages to see all:\n${lines.join('\n')}`
      : 'call list_pages to see what there is.';
  return `There is no page ${JSON.stringify(route)} → ${advice}`;
}

/** `read_page`: a page or a section of it as Markdown, in parts. */
export function readPage({ site, pages, search }: ToolContext): DocsTool {
  return defineTool({
    name: 'read_page',
    title: 'Read a page',
    description: `Reads a page of ${site.title || 'this documentation'} as Markdown, or with an anchor one section of it, which is shorter. A long text comes in parts of up to ${MAX_CHARACTERS} characters, or of max_tokens; the answer names the offset of the next.`,
    input: z.strictObject({
      page: z
        .string({ error: '"page" is missing → give a route such as "/guide/start", or a URL' })
        .min(1)
        .max(2000)
        .describe(
          'A route from list_pages such as "/guide/start", or the URL of a page; with "#anchor", as search_docs gives it, only that section.',
        ),
      anchor: z
        .string()
        .min(1)
        .max(500)
        .optional()
        .describe('The id of a heading: only its section is read. Default: the hash of "page".'),
      max_tokens: z
        .int({ error: 'max_tokens is not a whole number' })
        .min(FEWEST_TOKENS, `max_tokens is below ${FEWEST_TOKENS} → give more, or leave it out`)
        .optional()
        .describe(
          'How many tokens the answer may have, about. Default: no limit but that of a part.',
        ),
      ...placeArguments(site, 'Default: what the route says.'),
      offset: offsetArgument.describe('The character to begin with; named by the answer before.'),
    }),
    async run({ offset, anchor: named, max_tokens: tokens, ...wanted }) {
      const all = await pages.list();
      const result = findPage(wanted, all, site);
      if (!result) {
        return problem(
          `${JSON.stringify(wanted.page)} is not an address of this site → give a route such as "/guide/start", or a URL below ${pageAddress('/', site)}`,
        );
      }
      const page = 'found' in result ? await pages.read(result.found.route) : undefined;
      if (!('found' in result) || page === undefined) {
        const route = 'found' in result ? result.found.route : result.missing;
        return problem(missingText(route, all, site));
      }
      const { route } = result.found;
      const hash = named === undefined ? anchorOf(wanted.page) : undefined;
      const wantedAnchor = named?.replace(/^#/, '') ?? hash;
      const known = search?.headings?.(site.base.slice(0, -1) + route);
      const section =
        wantedAnchor === undefined ? { text: page } : pageSection(page, wantedAnchor, known);
      if ('anchors' in section && hash === undefined) {
        return problem(
          `${route} has no heading ${JSON.stringify(wantedAnchor)} → give one of these, or none for the whole page: ${section.anchors.join(', ') || '(it has no headings)'}`,
        );
      }
      // The hash of an old link is no reason to give nothing of the page.
      const anchor = 'anchors' in section ? undefined : wantedAnchor;
      const markdown = 'anchors' in section ? page : section.text;
      const most = tokens === undefined ? MAX_CHARACTERS : charactersFor(tokens, markdown);
      if (offset > 0 && offset >= markdown.length) {
        return problem(
          `offset is ${offset}, but the ${anchor === undefined ? 'page' : 'section'} has ${markdown.length} characters → leave it out to begin at the start.`,
        );
      }
      const { text, next } = textPart(markdown, offset, most);
      const source = `Source: ${pageAddress(route, site)}${anchor === undefined ? '' : `#${anchor}`}`;
      const more =
        next === undefined
          ? ''
          : `\n\n[Characters ${offset} to ${next} of ${markdown.length}. To go on, call read_page with offset ${next}.]`;
      return { text: `${source}\n\n${text}${more}` };
    },
  });
}
