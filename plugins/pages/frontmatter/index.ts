import type { z } from 'zod';
import type { PageFile } from '../../content/files/pageFile';
import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { describeIssues } from '../../support/describeIssues';
import type { Finding } from '../../support/finding';
import { findPlace } from './findPlace';
import { frontmatterSchema } from './schema';

export interface FrontmatterOptions {
  /**
   * Additional keys that the site's own components read, each with the schema of its values.
   * @default none
   */
  keys?: Record<string, z.ZodType>;
}

/** The plugin, with what a command asks it for. */
export interface FrontmatterPlugin extends SitePlugin {
  name: 'lectern:frontmatter';
  keys: FrontmatterOptions['keys'];
}

/** What is wrong in the frontmatter of a page: each value with its place and what to write. */
export function frontmatterFindings(
  { frontmatter, text }: Pick<PageFile, 'frontmatter' | 'text'>,
  file: string,
  keys: FrontmatterOptions['keys'] = {},
): Finding[] {
  // The parser makes an object of a text or a list, too.
  if (Object.keys(Object(frontmatter))[0] === '0') {
    const message = 'the frontmatter has no keys → write "title: …", or remove it';
    return [{ check: 'frontmatter', file, line: 1, message }];
  }
  const schema = frontmatterSchema.extend(keys);
  const result = schema.safeParse(frontmatter);
  if (result.success) return [];
  const { issues } = result.error;
  return describeIssues(issues, frontmatter, 'frontmatter key', schema).map(
    ({ path, text: message, meant }) => ({
      check: 'frontmatter',
      file,
      ...findPlace(text, path),
      message,
      fix: meant ? { find: `${String(path.at(-1))}:`, write: `${meant}:` } : undefined,
    }),
  );
}

/**
 * Checks the frontmatter of every page: values of a wrong type and unknown keys are reported with file,
 * line, value and what to write. They fail the build and `lectern check`; the dev server shows them.
 */
export function pluginFrontmatter({ keys }: FrontmatterOptions = {}): FrontmatterPlugin {
  return {
    name: 'lectern:frontmatter',
    keys,
    config(config) {
      contentOf(config).addCheck((page, file) => frontmatterFindings(page, file, keys));
      return config;
    },
  };
}
