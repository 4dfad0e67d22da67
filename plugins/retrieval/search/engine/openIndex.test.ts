import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkedText, SearchHit } from '../shared/types.ts';
import { buildIndex } from './build/buildIndex.ts';
import { mergeAnswers } from './mergeAnswers.ts';
import { openIndex } from './openIndex.ts';
import { openPages } from './testing/openPages.ts';
import { recordsOf, type TestPage } from './testing/records.ts';

const pages: TestPage[] = [
  {
    url: '/output',
    title: 'Output',
    prose: 'Where the bundler writes files.',
    sections: [
      ['## output.path', 'The directory of all files that a build writes.'],
      ['## File names', 'How files are called.'],
      ['### Names with a hash {#hashed}', 'A hash lets browsers keep files for a long time.'],
    ],
  },
  { url: '/loaders', title: 'Loaders', prose: 'A loader turns a file into a module.' },
];
const ask = (query: string) => ({ query, lang: 'en', version: 'v2' });
const textOf = (marked: readonly MarkedText[] | null | undefined) =>
  marked?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('an index', () => {
  it('answers with headings before the body is there, and with prose after it', () => {
    const built = buildIndex(recordsOf(pages), { lang: 'en', version: 'v2' });
    const index = openIndex({ headings: built.headings });
    expect(index.find(ask('path')).hits[0]?.url).toBe('/output#outputpath');
    expect(index.find(ask('bundler')).hits).toEqual([]);
    index.addBody(built.body);
    expect(index.find(ask('bundler')).hits[0]?.url).toBe('/output');
  });

  it('gives back the records that it was made of', () => {
    const records = recordsOf(pages);
    const index = openPages(pages);
    for (const { objectID, type, hierarchy, url, anchor, lang, version } of records) {
      const hit = index.find(ask(hierarchy[type] ?? '')).hits[0];
      expect(hit).toMatchObject({ objectID, type, hierarchy, url, anchor, lang, version });
    }
  });

  it('the same records give the same bytes', () => {
    const build = () => buildIndex(recordsOf(pages), { lang: 'en', version: 'v2' });
    expect(build()).toEqual(build());
  });

  it('marks titles and the prose of every hit that has some', async () => {
    const [hit] = (await openPages(pages).search({ ...ask('browser hash'), snippetWords: 6 })).hits;
    expect(hit?.url).toBe('/output#hashed');
    expect(textOf(hit?.marked.lvl3)).toBe('Names with a [hash]');
    expect(textOf(hit?.snippet)).toBe('A [hash] lets [browser]s keep files…');
  });

  it('an answer without its fragment has no snippet', async () => {
    const built = buildIndex(recordsOf(pages), { lang: 'en', version: 'v2' });
    const fragment = () => Promise.reject(new Error('offline'));
    const index = openIndex({ ...built, fragment });
    const [hit] = (await index.search(ask('loader'))).hits;
    expect(hit).toMatchObject({ url: '/loaders', snippet: null });
  });

  it('stops when it is told to', async () => {
    const stopped = AbortSignal.abort(new Error('typed on'));
    await expect(openPages(pages).search(ask('loader'), stopped)).rejects.toThrow('typed on');
  });

  it('pages through the hits', () => {
    const index = openPages(pages);
    const all = index.find({ ...ask('file'), hitsPerPage: 10 });
    const second = index.find({ ...ask('file'), hitsPerPage: 2, page: 1 });
    expect(second.hits.map(({ url }) => url)).toEqual(all.hits.slice(2, 4).map(({ url }) => url));
    expect(second.total).toBe(all.total);
  });

  it('keywords and boost of a page count', () => {
    const twins: TestPage[] = [
      { url: '/a', title: 'First', prose: 'Bundling in short.' },
      { url: '/b', title: 'Second', prose: 'Bundling in short.', boost: 2, keywords: ['parcel'] },
    ];
    const index = openPages(twins);
    expect(index.find(ask('bundling')).hits.map(({ url }) => url)).toEqual(['/b', '/a']);
    expect(index.find(ask('parcel')).hits[0]?.url).toBe('/b');
  });

  it('knows what readers of other docs call a thing', () => {
    const index = openPages(pages, { synonyms: { 'build.outDir': ['output.path'] } });
    expect(index.find(ask('build.outDir')).hits[0]?.url).toBe('/output#outputpath');
    expect(index.find(ask('where does vite build.outDir go')).hits[0]?.url).toBe(
      '/output#outputpath',
    );
    expect(index.find(ask('rebuild.outDirs')).hits).toEqual([]);
  });

  it('is sure of what the docs answer, and not of what they do not', () => {
    const index = openPages(pages);
    const sure = [
      'output.path',
      'how do I turn a file into a module',
      'how long do browsers keep files',
    ];
    const unsure = [
      'what is the weather in Paris',
      'which film won the award',
      'cheap flights to a module',
    ];
    const least = Math.min(...sure.map((query) => index.find(ask(query)).confidence));
    const most = Math.max(...unsure.map((query) => index.find(ask(query)).confidence));
    expect(least).toBeGreaterThan(0.6);
    expect(most).toBeLessThan(0.4);
  });

  it('answers anything that can be typed, with words of the text only', async () => {
    const index = openPages(pages);
    const query = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.string({ unit: fc.constantFrom(...'ab.P 打𝒜\ud800é'), maxLength: 600 }),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { hits, confidence } = await index.search(ask(text));
        expect(confidence >= 0 && confidence <= 1).toBe(true);
        for (const { marked, hierarchy } of hits) {
          expect(marked.lvl1?.map((piece) => piece.text).join('')).toBe(hierarchy.lvl1);
        }
      }),
    );
  });

  it('of no pages has no hits', () => {
    expect(openPages([]).find(ask('output'))).toMatchObject({ hits: [], total: 0, confidence: 0 });
  });

  it('refuses sections without their page', () => {
    const records = recordsOf(pages).slice(1);
    expect(() => buildIndex(records, { lang: 'en', version: 'v2' })).toThrow(
      'Search record /output#outputpath: of type lvl2, with no record of its page before it.',
    );
  });

  it('answers of several versions are merged, best first', () => {
    const answers = [openPages(pages), openPages(pages.slice(1))].map((index) =>
      index.find({ ...ask('loaders'), hitsPerPage: 2 }),
    );
    const merged = mergeAnswers(answers, { query: 'loaders', hitsPerPage: 2 });
    expect(merged.hits.map(({ url }) => url)).toEqual(['/loaders', '/loaders']);
    expect(merged.total).toBe(answers.reduce((sum, { total }) => sum + total, 0));
    expect(merged.hits[0]?.score).toBeGreaterThanOrEqual(merged.hits[1]?.score ?? 0);
  });

  it('of two versions of a section the one of the first answer stands first, whatever they score', () => {
    const hitsOf = (version: string, ...scores: [url: string, score: number][]) => {
      const { hits, ...rest } = openPages(pages).find({ ...ask('loaders'), hitsPerPage: 1 });
      const made = scores.map(([url, score]) => ({
        ...(hits[0] as SearchHit),
        ...{ url, score, version, anchor: url.slice(url.indexOf('#')) },
      }));
      return { ...rest, hits: made };
    };
    const answers = [
      hitsOf('v2', ['/a#one', 5], ['/a#two', 3]),
      hitsOf('v1', ['/v1/a#one', 9], ['/v1/a#only', 4], ['/v1/a#two', 3.5]),
    ];
    const merged = mergeAnswers(answers, { query: 'loaders' });
    expect(merged.hits.map(({ url }) => url)).toEqual([
      '/a#one',
      '/v1/a#one',
      '/v1/a#only',
      '/a#two',
      '/v1/a#two',
    ]);
  });
});
