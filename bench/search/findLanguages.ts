import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A language of docs and the folder of its pages. */
export interface LanguageFolder {
  lang: string;
  folder: string;
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Returns whether a folder has the name of a language: `zh` and `pt-BR`, but not `api` and `cli`. */
function isLanguage(name: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/i.test(name)) return false;
  return names.of(name.split('-')[0] ?? name) !== undefined;
}

/**
 * Returns the languages of docs. Without language folders, the docs themselves are one language.
 *
 * @param asked the languages to return, if not all
 * @param fallback the language of docs without language folders
 * @throws an error with the requested languages that do not exist
 */
export function findLanguages(
  docs: string,
  asked: readonly string[] | undefined,
  fallback: string,
): LanguageFolder[] {
  const folders = readdirSync(docs, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const all = folders.filter((name) => asked?.includes(name) || isLanguage(name));
  if (all.length === 0 && (asked?.length ?? 1) === 1) {
    return [{ lang: asked?.[0] ?? fallback, folder: docs }];
  }
  const missing = (asked ?? []).filter((lang) => !existsSync(join(docs, lang)));
  if (missing.length > 0) {
    throw new Error(`--lang ${missing.join(', ')}: ${docs} has ${all.join(', ') || 'none'}.`);
  }
  return (asked ?? all).map((lang) => ({ lang, folder: join(docs, lang) }));
}
