import { isNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';
import { entrySchema, navSchema } from '../site/entrySchemas';

/** Something wrong in a file of entries, at a place in its text. */
export interface EntryFault {
  offset: number;
  message: string;
}

/** The schema of every entry, and where the entry is in the file. */
function parts(value: unknown, kind: 'sidebar' | 'navbar'): [z.ZodType, unknown, number[]][] {
  if (kind === 'navbar' || !Array.isArray(value)) return [[navSchema, value, []]];
  return value.map((entry, at) => [entrySchema(entry), entry, [at]]);
}

/** Values of a wrong type and unknown keys in the text of a `_meta.json` or `_nav.json`. */
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
