import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareIndex, wholeIndex } from './build/buildIndex.ts';
import { buildParts, PART_SIZES, type PartSizes } from './build/buildParts.ts';
import { IndexFormatError } from './format/bytes.ts';
import type { Reach } from './lexicon/lexicon.ts';
import { openIndex } from './openIndex.ts';
import { openParts } from './openParts.ts';
import { recordsOf, type TestPage } from './testing/records.ts';

/** So small that a few pages are many parts; nothing is left out. */
const TINY: PartSizes = {
  words: 3,
  places: 60,
  cards: 2,
  mostInProse: Number.POSITIVE_INFINITY,
  mostInHeadings: Number.POSITIVE_INFINITY,
};
const REACH: Reach = { completions: () => 4, isFirstLetterSure: true };
const OPTIONS = { lang: 'en', version: 'v2', synonyms: { folder: ['output path'] } };
const ask = (query: string) => ({ query, lang: 'en', version: 'v2' });

const WORDS = [
  ...['output', 'path', 'publicPath', 'module.rules', 'tree', 'shaking', 'cache', 'caching'],
  ...[
    'splitChunks',
    'folder',
    'the',
    'of',
    'cssLoader',
    'error',
    '打包',
    '代码分割',
    '缓存',
    'treeshaking',
  ],
];
const phrase = (max: number) =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: max })
    .map((list) => list.join(' '));
const page = fc.record({
  title: phrase(3),
  prose: phrase(8),
  keywords: fc.array(phrase(2), { maxLength: 2 }),
  boost: fc.constantFrom(0.5, 1, 2),
  code: fc.array(fc.record({ lang: fc.constantFrom('js', ''), text: phrase(4) }), { maxLength: 1 }),
  sections: fc.array(
    fc.tuple(
      fc.tuple(fc.constantFrom('##', '###', '####'), phrase(3)).map((words) => words.join(' ')),
      phrase(8),
    ),
    { maxLength: 4 },
  ),
});
const sites = fc
  .array(page, { maxLength: 6 })
  .map((pages) => pages.map((each, at): TestPage => ({ ...each, url: `/page-${at}` })));
const queries = fc.oneof(
  phrase(4),
  phrase(2).chain((text) => fc.nat({ max: text.length }).map((end) => text.slice(0, end))),
  phrase(2).chain((text) =>
    fc.nat({ max: text.length }).map((at) => text.slice(0, at) + text.slice(at + 1)),
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

function lateParts(parts: ReadonlyMap<string, Uint8Array>) {
  const read: string[] = [];
  const part = async (name: string): Promise<Uint8Array> => {
    read.push(name);
    const bytes = parts.get(name);
    if (!bytes) throw new Error(`${name} responded with 404`);
    return bytes;
  };
  return { read, part };
}

const pages: TestPage[] = [
  {
    url: '/output',
    title: 'Output',
    prose: 'Where the bundler writes files.',
    sections: [['## output.path', 'The directory of all files that a build writes.']],
  },
  { url: '/loaders', title: 'Loaders', prose: 'A loader turns a file into a module.' },
];

describe('an index in parts', () => {
  it('[SRCH-11] answers as the same index does as a whole, with parts that come late or are at hand', async () => {
    await fc.assert(
      fc.asyncProperty(sites, queries, async (site, query) => {
        const prepared = prepareIndex(recordsOf(site), OPTIONS);
        const whole = openIndex({ ...wholeIndex(prepared), reach: REACH });
        const { root, parts } = buildParts(prepared, TINY);
        const late = openParts({ root, part: lateParts(parts).part, reach: REACH });
        const atHand = (name: string) => parts.get(name) ?? new Uint8Array();
        const ready = openParts({ root, part: atHand, reach: REACH });
        const expected = whole.find(ask(query));
        expect(await late.search(ask(query))).toEqual(expected);
        expect(await ready.search(ask(query))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('the same records give the same bytes', () => {
    const build = () => buildParts(prepareIndex(recordsOf(pages), OPTIONS), TINY);
    expect(build()).toEqual(build());
  });

  it('reads what a query needs, and that once', async () => {
    const others = Array.from({ length: 40 }, (_, at): TestPage => {
      const name = (at + 1000).toString(36);
      return { url: `/${name}`, title: `About ${name}`, prose: `What ${name}x and ${name}y are.` };
    });
    const built = buildParts(prepareIndex(recordsOf([...pages, ...others]), OPTIONS), TINY);
    const { read, part } = lateParts(built.parts);
    const index = openParts({ root: built.root, part });
    expect(read).toEqual([]);
    const [hit] = (await index.search(ask('loaders'))).hits;
    expect(hit).toMatchObject({ url: '/loaders', type: 'lvl1', hierarchy: { lvl1: 'Loaders' } });
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThan(built.parts.size / 4);
    await index.search(ask('loaders'));
    expect(new Set(read).size).toBe(read.length);
  });

  it.each([
    'loaders',
    'output path',
    'publicPath',
    'which files does the bundler write',
    'modul',
    'loadres',
  ])(
    '[SRCH-11] reads nothing on suspicion for %s: not more than where all is at hand',
    async (query) => {
      const others = Array.from({ length: 300 }, (_, at): TestPage => {
        const name = ((at + 1) * 9973).toString(36);
        return {
          url: `/${name}`,
          title: `About ${name}`,
          prose: `What p${name} and l${name} are.`,
        };
      });
      const { root, parts } = buildParts(
        prepareIndex(recordsOf([...pages, ...others]), OPTIONS),
        TINY,
      );
      const { read, part } = lateParts(parts);
      await openParts({ root, part }).search(ask(query));
      const needed = new Set<string>();
      const atHand = (name: string) => {
        needed.add(name);
        return parts.get(name) ?? new Uint8Array();
      };
      await openParts({ root, part: atHand }).search(ask(query));
      expect(new Set(read)).toEqual(needed);
    },
  );

  it('keeps of a word that stands nearly everywhere where it is said most, and how often it is said', async () => {
    const many: TestPage[] = Array.from({ length: 9 }, (_, at) => ({
      url: `/p${at}`,
      title: `Page ${at}`,
      prose: at === 7 ? 'bundle bundle bundle' : 'bundle and much else besides what is said',
    }));
    const prepared = prepareIndex(recordsOf(many), OPTIONS);
    const { root, parts } = buildParts(prepared, { ...PART_SIZES, mostInProse: 1 });
    const index = openParts({ root, part: (name) => parts.get(name) ?? new Uint8Array() });
    const { hits } = await index.search(ask('bundle'));
    expect(hits.map(({ url }) => url)).toEqual(['/p7']);
  });

  it('says which file is missing, and answers again once it is there', async () => {
    const built = buildParts(prepareIndex(recordsOf(pages), OPTIONS), TINY);
    let isDown = true;
    const { part } = lateParts(built.parts);
    const index = openParts({
      root: built.root,
      part: async (name) => part(isDown && name.startsWith('places') ? 'gone' : name),
    });
    await expect(index.search(ask('loaders'))).rejects.toThrow('gone responded with 404');
    isDown = false;
    expect((await index.search(ask('loaders'))).hits[0]?.url).toBe('/loaders');
  });

  it('refuses a part of another build, and one that is cut off', async () => {
    const built = buildParts(prepareIndex(recordsOf(pages), OPTIONS), TINY);
    const [first, ...others] = pages;
    const changed = [{ ...first, prose: 'Something else.' } as TestPage, ...others];
    const other = buildParts(prepareIndex(recordsOf(changed), OPTIONS), TINY);
    const stale = openParts({ root: built.root, part: lateParts(other.parts).part });
    await expect(stale.search(ask('loaders'))).rejects.toThrow(
      /words file: is from a different build than the root file\. Build the site again/,
    );
    const short = openParts({
      root: built.root,
      part: (name) => built.parts.get(name)?.slice(0, -1) ?? new Uint8Array(),
    });
    await expect(short.search(ask('loaders'))).rejects.toThrow(IndexFormatError);
  });

  it('stops when it is told to, also while parts are on their way', async () => {
    const built = buildParts(prepareIndex(recordsOf(pages), OPTIONS), TINY);
    const stop = new AbortController();
    const index = openParts({
      root: built.root,
      part: async (name) => {
        stop.abort(new Error('typed on'));
        return built.parts.get(name) ?? new Uint8Array();
      },
    });
    await expect(index.search(ask('loaders'), stop.signal)).rejects.toThrow('typed on');
  });
});
