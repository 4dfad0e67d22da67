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

/** `read_page`: returns a page or a section of it as Markdown, in parts. */
export function readPage(context: ToolContext): DocsTool {
  const { site } = context;
  return defineTool({
    name: 'read_page',
    title: 'Read a page',
    description: `Reads a page of ${site.title || 'this documentation'} as Markdown, or with an anchor one section of it, which is shorter. A long text is returned in parts of up to ${MAX_CHARACTERS} characters, or max_tokens. Each result contains the offset of the next part.`,
    input: z.strictObject({
      page: z
        .string({ error: '"page" is missing → pass a route such as "/guide/start", or a URL' })
        .min(1)
        .max(2000)
        .describe(
          'A route from list_pages such as "/guide/start", or the URL of a page; with "#anchor", as search_docs returns it, only that section.',
        ),
      anchor: z
        .string()
        .min(1)
        .max(500)
        .optional()
        .describe('The ID of a heading, to read only its section. Default: the hash of "page".'),
      max_tokens: tokensArgument,
      ...placeArguments(site, 'Default: the one in the route.'),
      offset: offsetArgument.describe(
        'The character to start at. The previous result contains the next offset.',
      ),
    }),
    run: ({ max_tokens: tokens, ...wanted }) =>
      readMarkdown({ ...wanted, tokens }, context, {
        read: 'read_page',
        otherwise: 'call list_pages to see which pages exist',
      }),
  });
}
