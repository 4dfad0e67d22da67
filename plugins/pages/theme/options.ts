import { z } from 'zod';
import type { ToolOptions } from '../../../theme/home/toolOptions';
import { describeIssues } from '../../support/describeIssues';
import { accentProblems } from './look/accentColors';
import { DENSITIES, type LookOptions, RADII } from './look/options';

/** The options of the theme: its look, and the tools related to the product. */
export interface ThemeOptions extends ToolOptions, LookOptions {}

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
/** A path below the site. Logos are never loaded from other hosts. */
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

const color = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a color such as "#1f5a8c", or { light, dark }');

const family = z.string().regex(/^[^;{}]+$/, 'CSS font families such as "Inter, sans-serif"');

const schema = z.strictObject({
  accent: z.union([color, z.strictObject({ light: color, dark: color })]).optional(),
  fonts: z
    .union([z.literal(false), z.strictObject({ text: family.optional(), code: family.optional() })])
    .optional(),
  radius: z.enum(RADII).optional(),
  density: z.enum(DENSITIES).optional(),
  relatedTools: z.array(group).optional(),
  toolSections: z.record(z.string(), section).optional(),
} satisfies Record<keyof ThemeOptions, z.ZodType>);

/**
 * Validates the options of the theme.
 *
 * @throws naming every invalid option, with its position and value, and an accent with too little
 * contrast
 */
export function readThemeOptions(options: ThemeOptions): ThemeOptions {
  const result = schema.safeParse(options);
  const lines = result.success
    ? options.accent === undefined
      ? []
      : accentProblems(options.accent)
    : describeIssues(result.error.issues, options, 'option', schema).map((issue) => issue.text);
  if (lines.length === 0) return options;
  throw new Error(
    `[theme] ${lines.length} option${lines.length === 1 ? '' : 's'} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}
