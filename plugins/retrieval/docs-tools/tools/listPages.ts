import { z } from 'zod';
import { formatRoute, parseRoute } from '../../../../theme/routes/address';
import { pageAddress, readAddress } from '../pageAddress';
import {
  type DocsTool,
  defineTool,
  offsetArgument,
  placeArguments,
  problem,
  type ToolContext,
} from './tool';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 200;
/** The maximum length of a title, so that the size of the list is bounded. */
const MAX_TITLE = 120;

const output = z.object({
  total: z.int().describe('How many pages there are.'),
  pages: z.array(z.object({ route: z.string(), title: z.string() })),
  next: z.int().optional().describe('The offset of the next part, if there is one.'),
});

/** `list_pages`: returns the pages of a version and language, in parts. */
export function listPages({ site, pages }: ToolContext): DocsTool {
  return defineTool({
    name: 'list_pages',
    title: 'List the pages',
    description: `Lists the pages of ${site.title || 'this documentation'}: route and title, one per line, sorted by route. Start here to see which pages exist, then call read_page with a route.`,
    input: z.strictObject({
      ...placeArguments(site, 'Default: the one in the section, or the current one.'),
      section: z.string().max(500).optional().describe('Only pages below this route: "/config/".'),
      offset: offsetArgument.describe(
        'How many pages to skip. The previous result contains the next offset.',
      ),
      limit: z
        .int()
        .min(1)
        .max(MAX_LIMIT)
        .default(DEFAULT_LIMIT)
        .describe(`How many pages to list at most, up to ${MAX_LIMIT}.`),
    }),
    output,
    async run({ section = '/', offset, limit, ...wanted }) {
      const all = await pages.list();
      if (all.length === 0) {
        return problem('This site was built without Markdown pages → read it on the web.');
      }
      const parsed = parseRoute(readAddress(section, site) ?? '/', site);
      const { version = parsed.version, language = parsed.lang } = wanted;
      const rest = parsed.rest.replace(/\/$/, '');
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
        return problem(`There is no page in ${where} → omit "section" to list all pages.`);
      }
      const part = found
        .slice(offset, offset + limit)
        .map(({ route, title }) => ({ route, title: title.slice(0, MAX_TITLE) }));
      if (part.length === 0) {
        return problem(
          `offset is ${offset}, but there are ${found.length} pages → omit it to start at the beginning.`,
        );
      }
      const lines = part.map(({ route, title }) => `${route} - ${title}`);
      const end = offset + part.length;
      const more = end < found.length ? `\n\nMore: call list_pages with offset ${end}.` : '';
      return {
        text: `Pages ${offset + 1} to ${end} of ${found.length} (${where}). Read a route with read_page. The pages are published below ${pageAddress('/', site)}\n\n${lines.join('\n')}${more}`,
        data: { total: found.length, pages: part, ...(more && { next: end }) },
      };
    },
  });
}
