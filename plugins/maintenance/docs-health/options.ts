import { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';

const schema = z.strictObject({
  /**
   * Whether to count searches without results and requests for addresses that do not exist, if the site
   * has an Ask AI database.
   * @default true
   */
  counts: z.boolean().default(true),
});

/** The options of `pluginDocsHealth`. */
export type DocsHealthOptions = z.input<typeof schema>;

export type DocsHealthSettings = z.output<typeof schema>;

/**
 * Validates options and fills in the defaults.
 *
 * @throws naming every invalid value with the remedy
 */
export function readOptions(options: DocsHealthOptions): DocsHealthSettings {
  const read = schema.safeParse(options);
  if (read.success) return read.data;
  const lines = describeIssues(read.error.issues, options, 'option').map(({ text }) => `  ${text}`);
  throw new Error(`[docs-health] These options cannot be used:\n${lines.join('\n')}`);
}
