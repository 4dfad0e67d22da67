import { z } from 'zod';
import { MARKDOWN_KEYS } from '../building/site/schema';
import { schemasByKey } from '../support/valueSchema';
import type { FeatureSettings } from './features';

const onOff = z.boolean().optional();

/** Options that their plugin checks itself. */
const checkedLater = z
  .custom<object>((value) => typeof value === 'object' && value !== null, 'an object with options')
  .optional();

/** Creates the schema of a feature with options that can also be a boolean. */
const feature = (options: z.ZodType) => z.union([z.boolean(), options]).optional();

/** Creates the schema of a feature that requires options. */
const chosen = (options: z.ZodType) => z.union([z.literal(false), options]).optional();

const text = z.string().min(1);
const packages = z.record(z.string(), text);
const texts = z.record(z.string(), text);

/** The plural forms of a text with a number. */
const plural = z.strictObject({
  zero: text.optional(),
  one: text.optional(),
  two: text.optional(),
  few: text.optional(),
  many: text.optional(),
  other: text,
});
/** The options of `markdown` for the Markdown of pages. The others belong to Rspress. */
const twins = {
  twins: onOff,
  components: z.record(z.string(), z.unknown()).optional(),
  llmsActions: onOff,
};

export const TWIN_KEYS: readonly string[] = Object.keys(twins);

const markdownOfRspress = Object.fromEntries(
  MARKDOWN_KEYS.map((key) => [key, z.unknown().optional()]),
);

const shape = z.object({ configuration: text, factory: text }).loose();

/** The settings of every feature. */
export const featureSchema = {
  theme: checkedLater,
  strings: z.record(z.string(), z.record(z.string(), z.union([text, plural]))).optional(),
  search: z.union([z.boolean(), checkedLater]).optional(),
  askAi: z.union([z.boolean(), checkedLater]).optional(),
  docsHealth: z.union([z.boolean(), checkedLater]).optional(),
  mcp: onOff,
  markdown: feature(z.strictObject({ ...twins, ...markdownOfRspress })),
  seo: feature(z.strictObject({ image: text.optional() })),
  socialCards: feature(
    z.strictObject({ fonts: z.array(text).optional(), languages: z.array(text).optional() }),
  ),
  feeds: chosen(z.strictObject({ section: text, title: texts, description: texts })),
  options: chosen(
    z.strictObject({
      packages,
      commandLines: packages.optional(),
      shape,
      aliases: texts.optional(),
      open: z.array(z.string()).optional(),
      experimental: z.array(text).optional(),
      linkNames: z.boolean().optional(),
      usedIn: z.array(text).optional(),
      peer: z
        .strictObject({
          package: text,
          version: text,
          configuration: text,
          factory: text,
          ofMachine: z.array(text).optional(),
        })
        .optional(),
      replaced: z.record(z.string(), z.record(z.string(), z.string())).optional(),
      alternatives: z.record(z.string(), z.record(z.string(), text)).optional(),
      folder: text.optional(),
      pages: z
        .strictObject({
          options: text,
          plugins: text.optional(),
          hooks: text.optional(),
          loaderContext: text.optional(),
          commandLine: text.optional(),
        })
        .optional(),
    }),
  ),
  samples: chosen(
    z.strictObject({
      bundlers: packages,
      commandLines: packages.optional(),
      outputs: z
        .strictObject({
          folder: text,
          product: text.optional(),
          except: z.array(text).optional(),
          play: z.custom<(...args: string[]) => string | undefined>().optional(),
        })
        .optional(),
    }),
  ),
  glossary: chosen(z.strictObject({ file: text })),
  translations: onOff,
  languageFallback: onOff,
  linkCheck: feature(
    z.strictObject({
      writtenFiles: z.array(text).optional(),
      ignored: z.array(z.instanceof(RegExp)).optional(),
    }),
  ),
  redirects: z.record(z.string(), z.string()).optional(),
  sitesBelow: z
    .array(
      z
        .string()
        .regex(/^\/(?:[^\s/#?%\\]+\/)+$/, 'a path with a slash at both ends, such as "/api/"'),
    )
    .optional(),
  renderErrors: onOff,
  keepRendered: onOff,
  frontmatter: feature(z.strictObject({ keys: schemasByKey.optional() })),
  lastUpdated: onOff,
  repository: text.optional(),
  code: onOff,
  images: onOff,
  figures: onOff,
  mermaid: onOff,
  math: feature(
    z.strictObject({
      singleDollar: z.boolean().optional(),
      macros: z.record(z.string(), z.string()).optional(),
    }),
  ),
  headScripts: onOff,
  staticContent: feature(z.strictObject({ dynamic: z.array(text).optional() })),
  firstLoad: onOff,
  offline: onOff,
  server: feature(
    z.strictObject({ contentSources: z.record(z.string(), z.array(text)).optional() }),
  ),
} satisfies Record<keyof FeatureSettings, z.ZodType>;
