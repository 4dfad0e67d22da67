import { z } from 'zod';

const text = z.string().min(1);
const link = text;

const heroAction = z.strictObject({
  text: text.optional(),
  link,
  theme: z.enum(['brand', 'alt']).optional(),
});

const hero = z.looseObject({
  name: text.optional(),
  text: text.optional(),
  tagline: text.optional(),
  command: text.optional(),
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

/** What the frontmatter of a page may say; everything is optional. */
export const frontmatterSchema = z.strictObject({
  title: text.describe('The title, instead of the `#` heading.').optional(),
  titleSuffix: z
    .string()
    .describe('What stands behind the title in the tab, instead of the title of the site.')
    .optional(),
  description: text
    .describe('What search engines, cards and language models are told of the page.')
    .optional(),
  head: z
    .array(headTag)
    .describe('More elements for the head: `[[meta, { name: a, content: b }]]`.')
    .optional(),
  pageType: z
    .enum(['home', 'doc', 'doc-wide', 'custom', 'blank', '404'])
    .describe('What is around the text.')
    .optional(),
  overview: z.boolean().describe('Whether the page lists the pages of its folder.').optional(),
  overviewHeaders: z
    .array(z.int().min(2).max(4))
    .describe('The levels of headings that an overview lists.')
    .optional(),
  navbar: z.boolean().describe('Whether the navbar is shown.').optional(),
  sidebar: z.boolean().describe('Whether the sidebar is shown.').optional(),
  outline: z.boolean().describe('Whether the outline is shown.').optional(),
  footer: z.boolean().describe('Whether the end of the page and the footer are shown.').optional(),
  globalUIComponents: z.boolean().describe('Whether global components are shown.').optional(),
  search: z.boolean().describe('Whether the search finds the page.').optional(),
  searchKeywords: z.array(text).min(1).describe('More words that find the page.').optional(),
  searchBoost: z
    .number()
    .min(0.1)
    .max(10)
    .describe('How much more or less than others the page counts in the search.')
    .optional(),
  noindex: z.boolean().describe('Whether search engines are kept away.').optional(),
  llmsActions: z
    .boolean()
    .describe('Whether actions for assistants stand below the title.')
    .optional(),
  llmsFull: z.boolean().describe('Whether the page is in `llms-full.txt`.').optional(),
  lineNumbers: z.boolean().describe('Whether blocks of code have line numbers.').optional(),
  editLink: z
    .union([z.literal(false), text])
    .describe('The source of the page, or `false` for no link to it.')
    .optional(),
  lastUpdated: z
    .union([z.literal(false), text, z.date()])
    .describe('The date of the last change instead of that in git, or `false` for none.')
    .optional(),
  date: z.union([text, z.date()]).describe('The date of a page in a feed.').optional(),
  icon: text.describe('An icon, for parts of your own.').optional(),
  tag: text.describe('A word or two beside the page in the sidebar, such as "new".').optional(),
  context: text.describe('A value for styles and parts of your own.').optional(),
  options: z
    .union([text, z.array(text).min(1)])
    .describe('The options that the page documents: a path, the name of a plugin, or several.')
    .optional(),
  messageCatalog: z
    .boolean()
    .describe('Whether every `text` fence is a message that a sample prints, or says why none can.')
    .optional(),
  hero: hero.describe('The beginning of a home page.').optional(),
  features: z.array(feature).describe('The cards of a home page.').optional(),
  tools: tools.describe('The tools of a home page.').optional(),
});
