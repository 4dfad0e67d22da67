import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';

/** The location of a translation and its original. */
export interface TranslationPlace {
  file: string;
  source: string;
  /** The folder of the version and language of the translation. */
  folder: string;
  /** The name of the page in that folder: `guide/start` */
  name: string;
}

/** The extensions of pages that can be translated. */
export const MARKDOWN_EXTENSIONS = ['.mdx', '.md'] as const;

/** Returns the existing file with this name and either extension; the given one if there is none. */
function withEitherExtension(file: string): string {
  const base = file.slice(0, -path.extname(file).length);
  const others = MARKDOWN_EXTENSIONS.map((type) => base + type);
  return [file, ...others].find((name) => existsSync(name)) ?? file;
}

/** Returns the index of the language in the path of a page, relative to the docs. */
function languageAt(segments: readonly string[], lang: string): number | undefined {
  const at = segments.indexOf(lang);
  return at === 0 || at === 1 ? at : undefined;
}

/**
 * Returns the location of a page's translation, even if it does not exist.
 *
 * @returns `undefined` if the page is not in a folder of its language
 */
export function translationPlace(
  { _filepath: source, lang }: Pick<PageIndexInfo, '_filepath' | 'lang'>,
  docDir: string,
  wanted: string,
): TranslationPlace | undefined {
  const segments = path.relative(docDir, source).split(path.sep);
  const at = languageAt(segments, lang);
  const type = MARKDOWN_EXTENSIONS.find((extension) => source.endsWith(extension));
  if (at === undefined || type === undefined) return undefined;
  const moved = segments.with(at, wanted);
  const name = segments.slice(at + 1).join('/');
  return {
    file: withEitherExtension(path.join(docDir, ...moved)),
    source,
    folder: path.join(docDir, ...moved.slice(0, at + 1)),
    name: name.slice(0, -type.length),
  };
}
