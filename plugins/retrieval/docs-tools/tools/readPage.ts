import { z } from 'zod';
import { readMarkdown } from '../readMarkdown';
import {
  type DocsTool,
  defineTool,
  MAX_CHARACTERS,
  offsetArgument,
  placeArguments,
  type ToolContext,
  tokensArgument,
} from './tool';

/** `read_page`: a page or a section of it as Markdown, in parts. */
export function readPage(context: ToolContext): DocsTool {
  const { site } = context;
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
      max_tokens: tokensArgument,
      ...placeArguments(site, 'Default: what the route says.'),
      offset: offsetArgument.describe('The character to begin with; named by the answer before.'),
    }),
    run: ({ max_tokens: tokens, ...wanted }) =>
      readMarkdown({ ...wanted, tokens }, context, {
        read: 'read_page',
        otherwise: 'call list_pages to see what there is',
      }),
  });
}
