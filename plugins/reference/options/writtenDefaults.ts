import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

const text = z.string().min(1);
const schema = z.record(z.string(), z.union([text, z.strictObject({ en: text, zh: text })]));

/** The entry of an option without a default. It is translated automatically. */
export const NOT_SET = 'not set';

/** A default in Markdown: one for all languages, or one for each. */
export type WrittenDefault = z.infer<typeof schema>[string];

/** The manual defaults of a version, by option path. */
export interface WrittenDefaults {
  defaults: ReadonlyMap<string, WrittenDefault>;
  /** Returns the line of an entry. */
  lineOf: (optionPath: string) => number;
}

/**
 * Reads the manual defaults of a version.
 *
 * @throws naming file, line, value and remedy, if an entry is neither a text nor one text per language
 */
export function readWrittenDefaults(file: string): WrittenDefaults {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lines = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key)) lines.set(String(key.value), counter.linePos(key.range?.[0] ?? 0).line);
    }
  }
  const lineOf = (optionPath: string) => lines.get(optionPath) ?? 1;
  const result = schema.safeParse(document.toJS() ?? {});
  if (!result.success) {
    const [issue] = result.error.issues;
    const key = String(issue?.path[0] ?? '');
    throw new Error(
      `[options] ${path.relative('', file)}:${lineOf(key)} ${key} is not a valid default → write a string, or { en: …, zh: … }`,
    );
  }
  return { defaults: new Map(Object.entries(result.data)), lineOf };
}
