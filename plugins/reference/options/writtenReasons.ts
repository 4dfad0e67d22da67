import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readYamlFile } from '../../support/yamlFile';

const text = z.string().trim().min(1);
const schema = z.record(text, z.record(text, text)).nullable();

/** The language of the deprecation texts in packages. */
export const PACKAGE_LANGUAGE = 'en';

/** Translations of deprecation texts: by the original text, then by language. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The manual translations of deprecation texts. */
export interface WrittenReasons {
  reasons: Reasons;
  /** Returns the line of a text. */
  lineOf: (reason: string) => number;
}

/**
 * Reads the translations of deprecation texts.
 *
 * @throws naming file, line, value and remedy, if an entry is not one text per language
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

/** Returns a deprecation text in a language. Falls back to the original text. */
export function reasonText(reason: string, lang: string, reasons: Reasons | undefined): string {
  return reasons?.[reason]?.[lang] ?? reason;
}
