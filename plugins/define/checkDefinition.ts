import { z } from 'zod';
import { describeIssues } from '../support/describeIssues';
import type { PluginFinding, ReadFence } from './definition';

const call = z.custom((value) => typeof value === 'function', 'a function').optional();
const names = z.array(z.string()).optional();

const component = z.union([z.string(), z.instanceof(URL)]);
const fence = z.looseObject({
  component,
  read: z.custom((value) => typeof value === 'function', 'a function'),
});

const definitionSchema = z.looseObject({
  name: z.string().min(1),
  strings: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  prepare: call,
  page: call,
  facts: call,
  afterTitle: call,
  check: call,
  before: names,
  after: names,
  slots: z.record(z.string(), component.optional()).optional(),
  fences: z.record(z.string().regex(/^[\w+#.-]+$/), fence).optional(),
});

const readFenceSchema = z.looseObject({
  props: z.record(z.string(), z.json().optional()).optional(),
  markdown: z.string().optional(),
  words: z.string().optional(),
  problems: z
    .array(z.looseObject({ line: z.int().min(1).optional(), message: z.string() }))
    .optional(),
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

/**
 * @param call that returned it: `fences.chart`
 * @throws naming everything that is not what a block can become
 */
export function checkReadFence(plugin: string, call: string, read: unknown): ReadFence {
  const result = readFenceSchema.safeParse(read);
  if (result.success) return result.data;
  const lines = describeIssues(result.error.issues, read, 'key of a block', readFenceSchema);
  throw new Error(
    `[${plugin}] ${call} does not return what becomes of the block:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}
