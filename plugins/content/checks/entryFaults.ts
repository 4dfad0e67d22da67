import { isNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';
import { entrySchema, navSchema } from '../site/entrySchemas';

/** A problem in a `_meta.json` or `_nav.json`, with its position in the text. */
export interface EntryFault {
  offset: number;
  message: string;
}

/** Returns the values to validate: each with its schema and its path in the file. */
function parts(value: unknown, kind: 'sidebar' | 'navbar'): [z.ZodType, unknown, number[]][] {
  if (kind === 'navbar' || !Array.isArray(value)) return [[navSchema, value, []]];
  return value.map((entry, at) => [entrySchema(entry), entry, [at]]);
}

/** Returns the values of a wrong type and the unknown keys in the text of a `_meta.json` or `_nav.json`. */
export function entryFaults(text: string, kind: 'sidebar' | 'navbar'): EntryFault[] {
  let parsed: ReturnType<typeof parseDocument> | undefined;
  const offsetOf = (path: readonly PropertyKey[]): number => {
    parsed ??= parseDocument(text);
    const node = parsed.getIn(path, true);
    if (isNode(node)) return node.range?.[0] ?? 0;
    return path.length > 0 ? offsetOf(path.slice(0, -1)) : 0;
  };
  return parts(JSON.parse(text), kind).flatMap(([schema, value, before]) => {
    const result = schema.safeParse(value);
    if (result.success) return [];
    return describeIssues(result.error.issues, value, 'entry key', schema).map(
      ({ path, text: message }) => ({ offset: offsetOf([...before, ...path]), message }),
    );
  });
}
