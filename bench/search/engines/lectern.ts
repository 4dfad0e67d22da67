import { readFileSync } from 'node:fs';
import { buildIndex } from '../../../plugins/retrieval/search/engine/build/buildIndex.ts';
import type { BenchEngine } from './types.ts';

function readSynonyms(lang: string): Record<string, string[]> {
  const file = new URL(`../../../site/synonyms/${lang}.json`, import.meta.url);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Lectern's index: headings, then bodies. */
export const lectern: BenchEngine = {
  name: 'lectern',
  runtime: 'lectern',
  files(records, lang) {
    const synonyms = readSynonyms(lang);
    const { headings, body } = buildIndex(records, { lang, version: '', synonyms });
    return [
      { name: 'headings', bytes: headings, isFirst: true },
      { name: 'body', bytes: body, isFirst: false },
    ];
  },
};

/** Lectern's index before the bodies are loaded. */
export const lecternHeadings: BenchEngine = {
  name: 'lectern, headings only',
  runtime: 'lectern',
  files: (records, lang) => lectern.files(records, lang).slice(0, 1),
};
