import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readYamlFile } from '../../support/yamlFile';

const text = z.string().trim().min(1);
const schema = z.record(text, z.record(text, text)).nullable();

/** The language that packages say it in. */
export const PACKAGE_LANGUAGE = 'en';

/** Why options are deprecated: what the package says, by the language of a page. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The reasons that people have translated. */
export interface WrittenReasons {
  reasons: Reasons;
  /** The line of a reason. */
  lineOf: (reason: string) => number;
}

/**
 * Reads the translations of what packages say beside `@deprecated`.
 *
 * @throws naming file, line, value and remedy, if an entry is no text per language
 */
export function readReasons(file: string): WrittenReasons {
  if (!existsSync(file)) return { reasons: {}, lineOf: () => 1 };
  const read = readYamlFile(file, schema, 'reason');
  if (!('value' in read)) {
    const lines = read.problems.map(
      ({ line, message }) => `${path.relative('', file)}:${line} ${message}`,
    );
    throw new Error(`[options] ${lines.join('\n')}`);
  }
  return { reasons: read.value ?? {}, lineOf: (reason) => read.lineOf([reason]) };
}

/** Why an option is deprecated, as a page of a language says it: what the package says where nobody has translated it. */
export function reasonText(reason: string, lang: string, reasons: Reasons | undefined): string {
  return reasons?.[reason]?.[lang] ?? reason;
}
