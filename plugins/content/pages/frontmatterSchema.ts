import { z } from 'zod';
import { PACKAGE_MANAGERS } from '../../../theme/components/PackageManagerTabs/packageCommand';

const text = z.string().min(1);
const link = text;

const heroAction = z.strictObject({
  text: text.optional(),
  link,
  theme: z.enum(['brand', 'alt']).optional(),
});

/** A command for each package manager. */
const commands = z.strictObject(
  Object.fromEntries(PACKAGE_MANAGERS.map((manager) => [manager, text.optional()])),
);

const hero = z.looseObject({
  name: text.optional(),
  text: text.optional(),
  tagline: text.optional(),
  command: z.union([text, commands]).optional(),
  actions: z.array(heroAction).optional(),
});

const feature = z.looseObject({ title: text, details: text, link: link.optional() });

const toolCard = z.strictObject({
  name: text,
  desc: text,
  logo: text,
  url: text,
  urlText: text.optional(),
});

const tools = z.strictObject({ heading: text, tagline: text, cards: z.array(toolCard).min(1) });

const headTag = z.tuple([text, z.record(z.string(), z.union([z.string(), z.boolean()]))]);

/** The frontmatter of a page. All keys are optional. */
export const frontmatterSchema = z.strictObject({
  title: text.describe('The title, instead of the `#` heading.').optional(),
  titleSuffix: z
    .string()
    .describe('The text after the title in the browser tab, instead of the title of the site.')
    .optional(),
  description: text
    .describe('The description of the page for search engines, link previews and language models.')
    .optional(),
  head: z
    .array(headTag)
    .describe('Additional elements for the head: `[[meta, { name: a, content: b }]]`.')
    .optional(),
  pageType: z
    .enum(['home', 'doc', 'doc-wide', 'custom', 'blank', '404'])
    .describe('The layout of the page.')
    .optional(),
  overview: z.boolean().describe('Whether the page lists the pages of its folder.').optional(),
  overviewHeaders: z
    .array(z.int().min(2).max(4))
    .describe('The levels of headings that an overview lists.')
    .optional(),
  navbar: z.boolean().describe('Whether the navbar is shown.').optional(),
  sidebar: z.boolean().describe('Whether the sidebar is shown.').optional(),
  outline: z.boolean().describe('Whether the outline is shown.').optional(),
  footer: z
    .boolean()
    .describe('Whether the links at the end of the page and the footer are shown.')
    .optional(),
  globalUIComponents: z.boolean().describe('Whether global components are shown.').optional(),
  search: z.boolean().describe('Whether the search includes the page.').optional(),
  searchKeywords: z.array(text).min(1).describe('Additional words that find the page.').optional(),
  searchBoost: z
    .number()
    .min(0.1)
    .max(10)
    .describe('A factor for the rank of the page in the search, from 0.1 to 10; the default is 1.')
    .optional(),
  keepRendered: z
    .boolean()
    .describe('Whether the next build reuses the HTML of the page if nothing has changed.')
    .optional(),
  noindex: z.boolean().describe('Whether to tell search engines not to index the page.').optional(),
  llmsActions: z
    .boolean()
    .describe('Whether to show the actions for assistants below the title.')
    .optional(),
  llmsFull: z.boolean().describe('Whether `llms-full.txt` contains the page.').optional(),
  lineNumbers: z.boolean().describe('Whether code blocks have line numbers.').optional(),
  editLink: z
    .union([z.literal(false), text])
    .describe('The source file of the page for the edit link, or `false` for no link.')
    .optional(),
  lastUpdated: z
    .union([z.literal(false), text, z.date()])
    .describe('The date of the last change, instead of the one in Git, or `false` for none.')
    .optional(),
  date: z.union([text, z.date()]).describe('The date of a page in a feed.').optional(),
  icon: text.describe('An icon, for your own parts.').optional(),
  tag: text.describe('A word or two next to the page in the sidebar, such as "new".').optional(),
  context: text.describe('A value for your own styles and parts.').optional(),
  options: z
    .union([text, z.array(text).min(1)])
    .describe('The options that the page documents: a path, the name of a plugin, or several.')
    .optional(),
  messageCatalog: z
    .boolean()
    .describe(
      'Whether each `text` block must name the sample that prints it, or the reason why none can.',
    )
    .optional(),
  movedSections: z
    .record(text, text)
    .describe(
      'The old anchors of sections that were moved to other pages, with their targets: `{ install: /start/install }`.',
    )
    .optional(),
  hero: hero.describe('The first section of a home page.').optional(),
  features: z.array(feature).describe('The cards of a home page.').optional(),
  tools: tools.describe('The tools of a home page.').optional(),
});

/** The keys of the frontmatter that Lectern reads, with the types of their values. */
export type PageFrontmatter = z.output<typeof frontmatterSchema>;
