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

/** `read_section`: returns a section with its subsections, for a model that has its address. */
export function readSection(context: ToolContext): DocsTool {
  return defineTool({
    name: 'read_section',
    title: 'Read a section',
    description:
      'Reads a section of the documentation in full, including its subsections. Pass the address of its heading. An address without "#" is a whole page. A long text is returned in parts. Each result contains the offset of the next part.',
    input: z.strictObject({
      address: z
        .string({
          error:
            '"address" is missing → pass the address of a section, as it is written in the data',
        })
        .min(1, 'address is empty → pass the address of a section, as it is written in the data')
        .max(2000)
        .describe('The address of a section, such as "/config/output#outputpath".'),
      max_tokens: tokensArgument,
      ...versionArgument(context.site, 'Default: the one in the address.'),
      offset: offsetArgument.describe(
        'The character to start at. The previous result contains the next offset.',
      ),
    }),
    run: ({ address: page, max_tokens: tokens, ...wanted }) =>
      readMarkdown({ ...wanted, page, tokens }, context, {
        read: 'read_section',
        otherwise: 'search for it',
      }),
  });
}
