import { z } from 'zod';
import { formatRoute } from '../../../theme/routes/address';
import { pageAddress, readAddress } from '../pageAddress';
import {
  type DocsTool,
  defineTool,
  offsetArgument,
  placeArguments,
  type ToolContext,
} from './tool';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 200;
/** A title may be long; the list stays bounded. */
const MAX_TITLE = 120;

/** `list_pages`: the pages of a version and language, in parts. */
export function listPages({ site, pages }: ToolContext): DocsTool {
  return defineTool({
    name: 'list_pages',
    title: 'List the pages',
    description: `Lists the pages of ${site.title || 'this documentation'}: route and title, one per line, sorted by route. Start here to see what there is, then call read_page with a route.`,
    input: z.strictObject({
      ...placeArguments(site, 'Default: the current one.'),
      section: z
        .string()
        .max(500)
        .optional()
        .describe('Only pages below this path, without version and language: "/config/".'),
      offset: offsetArgument.describe('How many pages to pass over; named by the answer before.'),
      limit: z
        .int()
        .min(1)
        .max(MAX_LIMIT)
        .default(DEFAULT_LIMIT)
        .describe(`How many pages to list at most, up to ${MAX_LIMIT}.`),
    }),
    async run({ version = site.version, language = site.lang, section = '/', offset, limit }) {
      const all = await pages.list();
      if (all.length === 0) {
        return {
          text: 'This site was built without Markdown pages → read it at its own address.',
          isError: true,
        };
      }
      const rest = readAddress(section, site)?.replace(/\/$/, '') ?? '';
      const root = formatRoute({ version, lang: language, rest }, site);
      const found = all.filter(
        (page) =>
          page.version === version &&
          page.lang === language &&
          (page.route === root || page.route.startsWith(`${root}/`)),
      );
      const place = [version && `version ${version}`, language && `language ${language}`];
      const where = [...place.filter(Boolean), rest && `below ${rest}/`].filter(Boolean).join(', ');
      if (found.length === 0) {
        return {
          text: `There is no page in ${where} → leave "section" out to list all pages.`,
          isError: true,
        };
      }
      const part = found.slice(offset, offset + limit);
      if (part.length === 0) {
        return {
          text: `offset is ${offset}, but there are ${found.length} pages → leave it out to begin at the start.`,
          isError: true,
        };
      }
      const lines = part.map(({ route, title }) => `${route} - ${title.slice(0, MAX_TITLE)}`);
      const end = offset + part.length;
      const more = end < found.length ? `\n\nMore: call list_pages with offset ${end}.` : '';
      return {
        text: `Pages ${offset + 1} to ${end} of ${found.length} (${where}). A route is read with read_page; readers find it below ${pageAddress('/', site)}\n\n${lines.join('\n')}${more}`,
      };
    },
  });
}
