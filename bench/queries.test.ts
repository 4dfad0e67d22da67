import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageKey, readQueries } from './search/queries.ts';
import { readDocs } from './search/readDocs.ts';
import { unknownTargets } from './search/unknownTargets.ts';

const DOCS = 'docs/v2';
/** The queries of two independent authors. */
const FILES = ['bench/queries.json', 'bench/queries-second.json'];
const LANGUAGES = ['en', 'zh'];

const recordsOf = new Map(LANGUAGES.map((lang) => [lang, readDocs(path.join(DOCS, lang), lang)]));
const pagesOf = (lang: string) =>
  new Set((recordsOf.get(lang) ?? []).map(({ url }) => pageKey(url, lang)));

describe.each(FILES)('the queries of %s', (file) => {
  const queries = readQueries(file, pagesOf, LANGUAGES);

  it('name only pages and headings that exist', () => {
    expect(unknownTargets(queries, (lang) => recordsOf.get(lang) ?? [])).toEqual([]);
  });

  it.each(LANGUAGES)('are at least 150 in %s, no two the same', (lang) => {
    const own = queries.filter((query) => query.lang === lang).map(({ query }) => query);
    expect(own.length).toBeGreaterThanOrEqual(150);
    expect(own.filter((query, at) => own.indexOf(query) !== at)).toEqual([]);
  });
});
