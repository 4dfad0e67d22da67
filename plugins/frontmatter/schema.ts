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
  title: text.optional(),
  titleSuffix: z.string().optional(),
  description: text.optional(),
  head: z.array(headTag).optional(),
  pageType: z.enum(['home', 'doc', 'doc-wide', 'custom', 'blank', '404']).optional(),
  overview: z.boolean().optional(),
  overviewHeaders: z.array(z.int().min(2).max(4)).optional(),
  navbar: z.boolean().optional(),
  sidebar: z.boolean().optional(),
  outline: z.boolean().optional(),
  footer: z.boolean().optional(),
  globalUIComponents: z.boolean().optional(),
  search: z.boolean().optional(),
  searchKeywords: z.array(text).min(1).optional(),
  searchBoost: z.number().min(0.1).max(10).optional(),
  noindex: z.boolean().optional(),
  llmsActions: z.boolean().optional(),
  /** Whether the page is in `llms-full.txt`. */
  llmsFull: z.boolean().optional(),
  lineNumbers: z.boolean().optional(),
  editLink: z.union([z.literal(false), text]).optional(),
  lastUpdated: z.union([z.literal(false), text, z.date()]).optional(),
  date: z.union([text, z.date()]).optional(),
  icon: text.optional(),
  tag: text.optional(),
  context: text.optional(),
  /** The options that the page documents: a path, the name of a plugin, or several. */
  options: z.union([text, z.array(text).min(1)]).optional(),
  /** Whether every `text` fence of the page is a message that a sample prints, or says why none can. */
  messageCatalog: z.boolean().optional(),
  hero: hero.optional(),
  features: z.array(feature).optional(),
  tools: tools.optional(),
});
