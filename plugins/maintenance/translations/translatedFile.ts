import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The file of a version and language that says what its pages were translated from. */
const TRANSLATED_FILE = '.translated.json';

/** Per page the hash of every section of the source, as it was when the page was translated. */
export type Translated = Record<string, Record<string, string>>;

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Reads what the pages of a folder were translated from; nothing is known without the file.
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

/** Writes what the pages of a folder were translated from, by name, so that changes are easy to review. */
export function writeTranslated(folder: string, translated: Translated): void {
  const sorted = Object.entries(translated).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  writeFileSync(path.join(folder, TRANSLATED_FILE), text);
}
