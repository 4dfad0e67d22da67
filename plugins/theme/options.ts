import { z } from 'zod';
import type { ToolOptions } from '../../theme/home/toolOptions';
import { describeIssues } from '../support/describeIssues';

/** What a site may tell the theme. */
export type ThemeOptions = ToolOptions;

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
/** Marks ship with the site: none is loaded from another host. */
const logo = z.string().regex(/^\/(?!\/)/, 'a public file, such as "/tools/bundler.svg"');

const tool = z.strictObject({
  name: text,
  desc: text,
  descEn: text.optional(),
  url: address,
  urlEn: address.optional(),
  logo,
  logoScale: z
    .number()
    .refine((scale) => scale > 0, 'a number above 0')
    .optional(),
});

const group = z.strictObject({
  title: text,
  titleEn: text.optional(),
  links: z.array(tool).min(1),
});

const card = z.strictObject({ name: text, desc: text, logo, url: address, urlText: text });

const section = z.strictObject({ heading: text, tagline: text, cards: z.array(card).min(1) });

const schema = z.strictObject({
  relatedTools: z.array(group).optional(),
  toolSections: z.record(z.string(), section).optional(),
} satisfies Record<keyof ThemeOptions, z.ZodType>);

/**
 * Checks the options of the theme.
 *
 * @throws naming every wrong option, with its place and its value
 */
export function readThemeOptions(options: ThemeOptions): ThemeOptions {
  const result = schema.safeParse(options);
  if (result.success) return options;
  const lines = describeIssues(result.error.issues, options, 'option', schema).map(
    (issue) => issue.text,
  );
  throw new Error(
    `[theme] ${lines.length} option${lines.length === 1 ? '' : 's'} of pluginTheme cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}
