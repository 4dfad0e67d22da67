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
  if (at === undefined || !source.endsWith('.mdx')) return undefined;
  const moved = segments.with(at, wanted);
  const name = segments.slice(at + 1).join('/');
  return {
    file: path.join(docDir, ...moved),
    source,
    folder: path.join(docDir, ...moved.slice(0, at + 1)),
    name: name.replace(/\.mdx$/, ''),
  };
}
