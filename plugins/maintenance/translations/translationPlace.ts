import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';

/** Where a translation and its source are. */
export interface TranslationPlace {
  file: string;
  source: string;
  /** The folder of the version and language of the translation. */
  folder: string;
  /** The name of the page in it: `guide/start` */
  name: string;
}

/** The folder that is the language of a page, in the path of its file below the docs. */
function languageAt(segments: readonly string[], lang: string): number | undefined {
  const at = segments.indexOf(lang);
  return at === 0 || at === 1 ? at : undefined;
}

/**
 * Where the translation of a page into a language is, or would be.
 *
 * @returns `undefined` if the page is in no folder of its language
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
