import { expect, test, vi } from 'vitest';
import type { DialogState } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { resultsPerGroup } from '../../../plugins/retrieval/docsearch/shared';
import type { SearchEngine } from '../../../plugins/retrieval/search/shared/types';
import { answerRequests, type DialogRequest, toSearchQuery } from './answerRequests';
import { framedRequest } from './dialogClient';
import { searchTexts } from './dialogTexts';
import { localUrl } from './localUrl';
import { nearQueries } from './nearQueries';
import { announcement, shownCount } from './resultCount';
import { wrappedStop } from './tabStops';
import { findNear } from './useSuggestions';

test('a request contains a language and a version, and has short snippets on a narrow screen', () => {
  const place = { lang: 'zh', version: 'v1' };
  const asked: DialogRequest & { attributesToRetrieve?: string[] } = { indexName: 'a', query: 'b' };
  const request = framedRequest(asked, { place, isNarrow: true });
  expect(toSearchQuery(request)).toMatchObject({ query: 'b', ...place, snippetWords: 5 });
  const all = framedRequest(asked, {
    place: { lang: 'en', version: 'all' },
    isNarrow: false,
  });
  expect(toSearchQuery(all)).toMatchObject({ lang: 'en', version: 'all', snippetWords: 15 });
});

test('the dialog is answered for each of its requests', async () => {
  const search = vi.fn<SearchEngine['search']>(async ({ query }) => ({
    query,
    hits: [],
    total: 7,
    confidence: 0,
  }));
  const { results } = await answerRequests({ search }, [
    { indexName: 'a', query: 'x' },
    { indexName: 'b', query: 'y' },
  ]);
  expect(results).toMatchObject([
    { index: 'a', query: 'x', nbHits: 7 },
    { index: 'b', query: 'y', nbHits: 7 },
  ]);
});

const state = (more: Partial<DialogState>): DialogState => ({
  query: 'css',
  status: 'idle',
  activeItemId: 0,
  collections: [
    { source: { sourceId: 'askAI' }, items: [1] },
    { source: { sourceId: 'hits_0' }, items: [1, 2] },
  ],
  ...more,
});

test('[SRCH-17] results are counted without the entry of Ask AI', () => {
  const text = searchTexts('en');
  expect(shownCount(state({}), text)).toBe('2 results');
  expect(shownCount(state({ query: '' }), text)).toBe('');
  expect(announcement(state({}), text)).toBe('2 results for css');
  expect(announcement(state({ status: 'loading' }), text)).toBe('');
  expect(announcement(state({ collections: [] }), text)).toBe('No results for css');
  expect(announcement(state({ status: 'error' }), searchTexts('zh'))).toContain('无法获取搜索结果');
});

test('[SRCH-4] near queries leave a word out, then are one word, then its beginning', () => {
  expect(nearQueries('css qqqq')).toEqual(['css', 'qqqq', 'qqq']);
  expect(nearQueries('outputFooPaths')).toEqual(['output', 'Paths', 'outputF']);
  expect(nearQueries('  ')).toEqual([]);
  expect(nearQueries('打包入口设置')).toEqual(['打包入']);
});

test('[SRCH-4] at most 3 that find something are offered, and none once the reader goes on', async () => {
  const finds = vi.fn(async (query: string) => query !== 'b');
  expect(await findNear('a b c d', finds, () => true)).toEqual(['a b c', 'a b d', 'a c d']);
  expect(await findNear('a b', finds, () => false)).toEqual([]);
});

test('[SRCH-17] Tab wraps around in the dialog', () => {
  const stops = ['a', 'b', 'c'];
  expect(wrappedStop(stops, 'c', false)).toBe('a');
  expect(wrappedStop(stops, 'a', true)).toBe('c');
  expect(wrappedStop(stops, 'b', false)).toBeUndefined();
  expect(wrappedStop(stops, null, false)).toBe('a');
  expect(wrappedStop([], null, false)).toBeUndefined();
});

test('the URL of a hit is on the current site', () => {
  const origins = ['https://docs.example'];
  expect(localUrl('https://docs.example/a?b#c', origins)).toBe('/a?b#c');
  expect(localUrl('https://other.example/a', origins)).toBe('https://other.example/a');
  expect(localUrl('/a', origins)).toBe('/a');
});

test('[SRCH-3] a group has 5 results, 20 in Chinese, or what is set', () => {
  expect(resultsPerGroup({}, 'en')).toBe(5);
  expect(resultsPerGroup({}, 'zh')).toBe(20);
  expect(resultsPerGroup({ resultsPerGroup: 3 }, 'zh')).toBe(3);
  expect(resultsPerGroup({ resultsPerGroup: { en: 8 } }, 'en')).toBe(8);
  expect(resultsPerGroup({ resultsPerGroup: { en: 8 } }, 'zh')).toBe(20);
});
