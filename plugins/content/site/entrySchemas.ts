import { z } from 'zod';

/** The extensions of page files. */
export const PAGE_EXTENSIONS: readonly string[] = ['.mdx', '.md', '.tsx', '.jsx', '.ts', '.js'];

/** The types of `_meta.json` entries that refer to a folder. */
export const FOLDER_TYPES: readonly string[] = ['dir', 'dir-section-header'];

const text = z.string().min(1);

/** The keys of every entry. */
const shown = {
  label: text.describe('The text of the entry. Without it, the title of the page.').optional(),
  icon: text.describe('An SVG icon for your own parts.').optional(),
  tag: z.string().describe('A word or two after the text, such as "new".').optional(),
  context: text.describe('The value of `data-context` on the entry, for styles.').optional(),
  overviewHeaders: z
    .array(z.int().min(1).max(6))
    .describe('The heading levels of this page that an overview lists.')
    .optional(),
};

const folded = {
  collapsible: z.boolean().describe('Whether readers can close the group.').optional(),
  collapsed: z.boolean().describe('Whether the group is closed at first.').optional(),
};

const name = text.describe('The name of the file or folder, relative to the folder of this file.');
const link = text.describe('An address: `/guide/start`, `https://example.com`.');

const customLink = z.strictObject({
  ...shown,
  ...folded,
  type: z.literal('custom-link').optional(),
  label: text.describe('The text of the link.'),
  link: link.optional(),
  items: z
    .array(z.lazy((): z.ZodType => customLink))
    .describe('The links below it.')
    .optional(),
});

const ENTRIES = [
  z.strictObject({ type: z.literal('file'), name, ...shown }).describe('A page.'),
  z
    .strictObject({ type: z.literal('dir'), name, ...shown, ...folded })
    .describe('A folder, shown as a group of entries.'),
  z
    .strictObject({ type: z.literal('dir-section-header'), name, ...shown, ...folded })
    .describe('A folder, shown as entries below a header.'),
  customLink
    .extend({ type: z.literal('custom-link') })
    .describe('A link to any address, or several of them.'),
  z
    .strictObject({
      type: z.literal('divider'),
      dashed: z.boolean().describe('Whether the line is dashed.').optional(),
    })
    .describe('A line between entries.'),
  z
    .strictObject({
      type: z.literal('section-header'),
      label: text.describe('The text of the header.'),
      icon: shown.icon,
      tag: shown.tag,
    })
    .describe('A header above the following entries.'),
] as const;

const TYPES = ENTRIES.map(({ shape }) => shape.type.value);

/** Returns the schema for the type of an entry. For an unknown type, the schema lists the valid ones. */
export function entrySchema(entry: unknown): z.ZodType {
  if (typeof entry === 'string') return text;
  const { type } = Object(entry);
  return (
    ENTRIES.find(({ shape }) => shape.type.value === type) ?? z.looseObject({ type: z.enum(TYPES) })
  );
}

/** The content of `_meta.json`: the entries of a folder in the sidebar, in their order. */
export const metaSchema = z
  .array(z.union([text.describe('The name of a page.'), z.discriminatedUnion('type', ENTRIES)]))
  .describe('The entries of a folder in the sidebar, in their order.');

const navItem = z.strictObject({
  text: text.describe('The text of the entry.').optional(),
  link: link.optional(),
  activeMatch: text
    .describe('A regular expression: the entry is marked on pages whose address matches.')
    .optional(),
  position: z.enum(['left', 'right']).describe('The side of the navbar.').optional(),
  icon: text.describe('An SVG icon for your own parts.').optional(),
  tag: z.string().describe('A word or two after the text, such as "new".').optional(),
  rel: text.describe('The `rel` of the link.').optional(),
  lang: text.describe('The language of the linked page.').optional(),
  download: z.boolean().describe('Whether the link saves a file.').optional(),
  items: z
    .array(z.lazy((): z.ZodType => navItem))
    .describe('The entries of a menu.')
    .optional(),
});

/** The content of `_nav.json`: the entries of the navbar, in their order. */
export const navSchema = z.array(navItem).describe('The entries of the navbar, in their order.');
