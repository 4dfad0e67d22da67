import { readFileSync } from 'node:fs';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { describeIssues } from './describeIssues';

/** A problem in a file, with its line, starting from 1. */
export interface FileProblem {
  line: number;
  message: string;
}

/** The content of a file, or all problems in it. */
export type YamlFile<Value> =
  | { value: Value; problems: []; lineOf: (path: readonly PropertyKey[]) => number }
  | { problems: [FileProblem, ...FileProblem[]] };

/**
 * Reads and validates a YAML file.
 *
 * @param keyName the term for an unknown key in messages: `key of a term`
 * @throws if the file cannot be read
 */
export function readYamlFile<Value>(
  file: string,
  schema: z.ZodType<Value>,
  keyName: string,
): YamlFile<Value> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    const [message] = error.message.split(' at line');
    return { problems: [{ line, message: `${message} → correct the YAML` }] };
  }
  /** Returns the node of a key, or of an item in a list. */
  const nodeAt = (path: readonly PropertyKey[]): unknown => {
    const around = document.getIn(path.slice(0, -1), true);
    if (!isMap(around)) return document.getIn(path, true);
    const isMeant = (key: unknown) => isScalar(key) && key.value === path.at(-1);
    return around.items.find(({ key }) => isMeant(key))?.key;
  };
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = nodeAt(path.slice(0, length));
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const written: unknown = document.toJS();
  const result = schema.safeParse(written);
  if (result.success) return { value: result.data, problems: [], lineOf };
  const [first, ...others] = describeIssues(result.error.issues, written, keyName).map(
    ({ path, text }): FileProblem => ({ line: lineOf(path), message: text }),
  );
  return { problems: [first ?? { line: 1, message: result.error.message }, ...others] };
}
