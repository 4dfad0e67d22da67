import { z } from 'zod';
import { readMarkdown } from '../readMarkdown';
import {
  type DocsTool,
  defineTool,
  offsetArgument,
  type ToolContext,
  tokensArgument,
  versionArgument,
} from './tool';

/** `read_section`: a section with all below it, for a model that has an address of it. */
export function readSection(context: ToolContext): DocsTool {
  return defineTool({
    name: 'read_section',
    title: 'Read a section',
    description:
      'Reads a section of the documentation in full, with the sections below it: give the address of its heading. An address without "#" is a whole page. A long text comes in parts; the answer names the offset of the next.',
    input: z.strictObject({
      address: z
        .string({
          error: '"address" is missing → give that of a section, as it stands in the data',
        })
        .min(1, 'address is empty → give that of a section, as it stands in the data')
        .max(2000)
        .describe('The address of a section, such as "/config/output#outputpath".'),
      max_tokens: tokensArgument,
      ...versionArgument(context.site, 'Default: that of the address.'),
      offset: offsetArgument.describe('The character to begin with; named by the answer before.'),
    }),
    run: ({ address: page, max_tokens: tokens, ...wanted }) =>
      readMarkdown({ ...wanted, page, tokens }, context, {
        read: 'read_section',
        otherwise: 'search for it',
      }),
  });
}
