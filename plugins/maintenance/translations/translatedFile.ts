import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The file of a version and language that records which texts its pages were translated from. */
const TRANSLATED_FILE = '.translated.json';

/** The hashes of the original's sections at the time of the translation, by page. */
export type Translated = Record<string, Record<string, string>>;

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Reads the records of a folder. They are empty if the file does not exist.
 *
 * @param folder `docs/v2/zh`
 * @throws naming the file, if it cannot be read
 */
export function readTranslated(folder: string): Translated {
  const file = path.join(folder, TRANSLATED_FILE);
  if (!existsSync(file)) return {};
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(
      `[translations] ${file} cannot be read: ${reason} → restore it with Git, or remove it and run "lectern translated"`,
    );
  }
}

/** Writes the records of a folder, sorted by name, so that changes are easy to review. */
export function writeTranslated(folder: string, translated: Translated): void {
  const sorted = Object.entries(translated).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  writeFileSync(path.join(folder, TRANSLATED_FILE), text);
}
