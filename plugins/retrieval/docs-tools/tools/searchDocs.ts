import { z } from 'zod';
import { plainText } from '../../search/shared/markedHtml';
import type { SearchEngine, SearchHit } from '../../search/shared/types';
import { type DocsTool, defineTool, placeArguments, problem, type ToolContext } from './tool';

const DEFAULT_LIMIT = 8;
const MAX_LIMIT = 20;
const MAX_QUERY = 512;
/** The number of words in a snippet, which is enough to decide whether to read the section. */
const SNIPPET_WORDS = 40;

/** Returns the path to a section: `Output > output.path`. */
function pathOf({ hierarchy: { lvl0: _, ...titles } }: SearchHit): string {
  return Object.values(titles).filter(Boolean).join(' > ');
}

const output = z.object({
  total: z.int().describe('How many sections match.'),
  sections: z.array(
    z.object({
      title: z.string().describe('The path to the section: "Output > output.path".'),
      url: z.string().describe('The address of the section, for read_page.'),
      snippet: z.string().optional().describe('The text around the match.'),
    }),
  ),
});

type FoundSection = z.infer<typeof output>['sections'][number];

function sectionOf(hit: SearchHit, origin: string): FoundSection {
  const snippet = hit.snippet && plainText(hit.snippet);
  return { title: pathOf(hit), url: `${origin}${hit.url}`, ...(snippet && { snippet }) };
}

function entryText({ title, url, snippet }: FoundSection, at: number): string {
  return `${at + 1}. ${title}\n   ${url}${snippet ? `\n   ${snippet}` : ''}`;
}

/** `search_docs`: returns the sections that answer a question, best first. */
export function searchDocs({
  site,
  search,
}: Omit<ToolContext, 'search'> & { search: SearchEngine }): DocsTool {
  return defineTool({
    name: 'search_docs',
    title: 'Search the pages',
    description: `Searches ${site.title || 'this documentation'} and returns the best sections, with their location, address and the text around the match. Words, option and API names, parts of names and questions all work. Read a found page with read_page.`,
    input: z.strictObject({
      query: z
        .string({ error: '"query" is missing → pass a search query' })
        .trim()
        .min(1, 'query is empty → pass a search query')
        .max(MAX_QUERY, `query is longer than ${MAX_QUERY} characters → shorten it`)
        .describe(
          'The search query: a name as it is written in code, a few words, an error message or a question.',
        ),
      ...placeArguments(site, 'Default: the current one.'),
      limit: z
        .int()
        .min(1)
        .max(MAX_LIMIT)
        .default(DEFAULT_LIMIT)
        .describe(`How many sections to return at most, up to ${MAX_LIMIT}.`),
    }),
    output,
    async run({ query, limit, ...wanted }) {
      const { version = site.version, language = site.lang } = wanted;
      const asked = { query, lang: language, version, hitsPerPage: limit };
      const { hits, total } = await search.search({ ...asked, snippetWords: SNIPPET_WORDS });
      const place = [version && `version ${version}`, language && `language ${language}`];
      const where = place.filter(Boolean).join(', ');
      const inPlace = where && ` (${where})`;
      if (hits.length === 0) {
        return problem(
          `Nothing found for ${JSON.stringify(query)}${inPlace} → use fewer or other words, or call list_pages to see which pages exist.`,
        );
      }
      const sections = hits.map((hit) => sectionOf(hit, site.origin));
      return {
        text: `Sections 1 to ${hits.length} of ${total}${inPlace}. Read one with read_page.\n\n${sections.map(entryText).join('\n\n')}`,
        data: { total, sections },
      };
    },
  });
}
