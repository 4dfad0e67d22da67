import { z } from 'zod';
import { describeIssues } from '../support/describeIssues';
import type { PluginFinding } from './definition';

const call = z.custom((value) => typeof value === 'function', 'a function').optional();
const names = z.array(z.string()).optional();

const definitionSchema = z.looseObject({
  name: z.string().min(1),
  strings: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  page: call,
  facts: call,
  afterTitle: call,
  check: call,
  before: names,
  after: names,
  slots: z.record(z.string(), z.union([z.string(), z.instanceof(URL)]).optional()).optional(),
});

const findingsSchema = z.array(
  z.looseObject({ file: z.string(), line: z.int().min(1).optional(), message: z.string() }),
);

/** @throws naming every value of the definition that is not valid */
export function checkDefinition(definition: object): void {
  const result = definitionSchema.safeParse(definition);
  if (result.success) return;
  const { name } = definition as { name?: unknown };
  const lines = describeIssues(result.error.issues, definition, 'key', definitionSchema);
  const plugin = typeof name === 'string' && name !== '' ? name : 'plugin';
  throw new Error(
    `[${plugin}] the definition cannot be used:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}

/** @throws naming everything in the result of `check` that is not a finding */
export function checkFindings(plugin: string, found: unknown): readonly PluginFinding[] {
  const result = findingsSchema.safeParse(found ?? []);
  if (result.success) return result.data;
  const lines = describeIssues(result.error.issues, found, 'key of a finding', findingsSchema);
  throw new Error(
    `[${plugin}] check does not return a list of findings:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}
