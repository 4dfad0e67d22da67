import { z } from 'zod';
import { parseRoute } from '../../../theme/routes/address';
import { findPage } from '../findPage';
import { nearestPages } from '../nearestPages';
import { pageAddress } from '../pageAddress';
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

/** `read_page`: a page as Markdown, in parts. */
export function readPage({ site, pages }: ToolContext): DocsTool {
  return defineTool({
    name: 'read_page',
    title: 'Read a page',
    description: `Reads a page of ${site.title || 'this documentation'} as Markdown. A long page comes in parts of up to ${MAX_CHARACTERS} characters; the answer names the offset of the next.`,
    input: z.strictObject({
      page: z
        .string({ error: '"page" is missing → give a route such as "/guide/start", or a URL' })
        .min(1)
        .max(2000)
        .describe('A route from list_pages such as "/guide/start", or the URL of a page.'),
      ...placeArguments(site, 'Default: what the route says.'),
      offset: offsetArgument.describe('The character to begin with; named by the answer before.'),
    }),
    async run({ offset, ...wanted }) {
      const all = await pages.list();
      const result = findPage(wanted, all, site);
      if (!result) {
        return problem(
          `${JSON.stringify(wanted.page)} is not an address of this site → give a route such as "/guide/start", or a URL below ${pageAddress('/', site)}`,
        );
      }
      const markdown = 'found' in result ? await pages.read(result.found.route) : undefined;
      if (!('found' in result) || markdown === undefined) {
        const route = 'found' in result ? result.found.route : result.missing;
        return problem(missingText(route, all, site));
      }
      if (offset > 0 && offset >= markdown.length) {
        return problem(
          `offset is ${offset}, but the page has ${markdown.length} characters → leave it out to begin at the start.`,
        );
      }
      const { text, next } = textPart(markdown, offset, MAX_CHARACTERS);
      const source = `Source: ${pageAddress(result.found.route, site)}`;
      const more =
        next === undefined
          ? ''
          : `\n\n[Characters ${offset} to ${next} of ${markdown.length}. To go on, call read_page with offset ${next}.]`;
      return { text: `${source}\n\n${text}${more}` };
    },
  });
}
