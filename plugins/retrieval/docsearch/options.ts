import { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';
import type { DialogSettings } from './shared';

const count = z.int().min(1);
const queries = z.array(z.string().min(1)).min(1);

const schema = z.strictObject({
  resultsPerGroup: z.union([count, z.record(z.string(), count)]).optional(),
  suggestions: z.record(z.string(), queries).optional(),
  reportUrl: z.url({ protocol: /^(https?|mailto)$/ }).optional(),
  disableUserPersonalization: z.boolean().optional(),
});

/**
 * Checks the options of the dialog.
 *
 * @throws naming every invalid option with its value
 */
export function readDialogSettings(options: DialogSettings): DialogSettings {
  const result = schema.safeParse(options);
  if (result.success) return options;
  const lines = describeIssues(result.error.issues, options, 'option', schema).map(
    ({ text }) => text,
  );
  throw new Error(
    `[docsearch] These options cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}
