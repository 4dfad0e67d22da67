import { expect, test } from 'vitest';
import { cutMarked } from './cutMarked';
import { plainText } from './markedHtml';
import { toAlgoliaHit } from './toAlgoliaHit';
import type { MarkedText, SearchHit } from './types';

const ATTACK = '<img src=x onerror="alert(1)">&\'';
const ESCAPED = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#039;';

const plain = (text: string): MarkedText[] => [{ text, isMatch: false }];
const marks = (...texts: string[]): MarkedText[] =>
  texts.map((text, at) => ({ text, isMatch: at % 2 === 1 }));

function hit(changes: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: '/docs/config/output#path',
    type: 'lvl2',
    url: '/docs/config/output#path',
    anchor: 'path',
    lang: 'en',
    version: 'v2',
    hierarchy: {
      lvl0: 'Guide & more',
      lvl1: 'Output',
      lvl2: 'output.path',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    marked: {
      lvl0: plain('Guide & more'),
      lvl1: marks('', 'Out', 'put'),
      lvl2: marks('', 'output', '.', 'path'),
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    snippet: marks('…the ', 'path', ' of files…'),
    score: 3,
    ...changes,
  };
}

test('[SRCH-12] a hit has the form that DocSearch reads', () => {
  expect(toAlgoliaHit(hit(), { query: 'output path' })).toMatchObject({
    objectID: '/docs/config/output#path',
    type: 'lvl2',
    anchor: 'path',
    url: '/docs/config/output#path',
    url_without_anchor: '/docs/config/output',
    lang: 'en',
    version: 'v2',
    content: '…the path of files…',
    hierarchy: { lvl0: 'Guide & more', lvl1: 'Output', lvl2: 'output.path', lvl3: null },
    _highlightResult: {
      hierarchy: {
        lvl0: { value: 'Guide &amp; more', matchLevel: 'none', matchedWords: [] },
        lvl1: { value: '<mark>Out</mark>put', matchLevel: 'partial', matchedWords: ['out'] },
        lvl2: {
          value: '<mark>output</mark>.<mark>path</mark>',
          matchLevel: 'full',
          fullyHighlighted: false,
        },
      },
      content: { value: '…the <mark>path</mark> of files…', matchLevel: 'partial' },
    },
    _snippetResult: { content: { value: '…the <mark>path</mark> of files…' } },
  });
});

test('[SRCH-12] levels that a section does not have, and prose that it lacks, are left out', () => {
  const { content, _highlightResult, _snippetResult } = toAlgoliaHit(hit({ snippet: null }));
  expect(content).toBeNull();
  expect(Object.keys(_highlightResult)).toEqual(['hierarchy']);
  expect(Object.keys(_snippetResult)).toEqual(['hierarchy']);
  expect(Object.keys(_snippetResult.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2']);
});

test('[SRCH-12] the tags of the request stand around matches', () => {
  const tags = { before: '__ais__', after: '__/ais__' };
  const { _snippetResult } = toAlgoliaHit(hit(), { tags });
  expect(_snippetResult.hierarchy.lvl1?.value).toBe('__ais__Out__/ais__put');
});

test('[SRCH-16] markup in titles and prose is text wherever DocSearch writes HTML', () => {
  const { hierarchy, content, _highlightResult, _snippetResult } = toAlgoliaHit(
    hit({
      hierarchy: { ...hit().hierarchy, lvl0: ATTACK, lvl1: ATTACK, lvl2: ATTACK },
      marked: {
        ...hit().marked,
        lvl0: plain(ATTACK),
        lvl1: marks(ATTACK, ATTACK),
        lvl2: plain(ATTACK),
      },
      snippet: marks(ATTACK, ATTACK),
    }),
  );
  const marked = `${ESCAPED}<mark>${ESCAPED}</mark>`;
  expect([hierarchy.lvl1, hierarchy.lvl2, content]).toEqual([ESCAPED, ESCAPED, ESCAPED + ESCAPED]);
  for (const result of [_highlightResult, _snippetResult]) {
    expect(result.hierarchy.lvl0?.value).toBe(ESCAPED);
    expect(result.hierarchy.lvl1?.value).toBe(marked);
    expect(result.content?.value).toBe(marked);
  }
});

test('[SRCH-16] the group of a hit stays plain, because it is shown as text', () => {
  const { hierarchy } = toAlgoliaHit(hit({ hierarchy: { ...hit().hierarchy, lvl0: ATTACK } }));
  expect(hierarchy.lvl0).toBe(ATTACK);
});

test('[SRCH-8] a long title is cut to words around its match', () => {
  const pieces = marks('one two three four five ', 'six', 'ty seven eight nine ten');
  const cut = (words: number) => plainText(cutMarked(pieces, words));
  expect(cut(5)).toBe('…five sixty seven eight nine …');
  expect(cut(3)).toBe('…five sixty seven …');
  expect(cut(10)).toBe('one two three four five sixty seven eight nine ten');
  expect(cutMarked(pieces, 3).filter(({ isMatch }) => isMatch)).toEqual([
    { text: 'six', isMatch: true },
  ]);
});

test('[SRCH-8] a title without a match is cut at its end, a Chinese one by pairs of signs', () => {
  expect(plainText(cutMarked(plain('one two three four'), 2))).toBe('one two …');
  expect(plainText(cutMarked(marks('配置打包工具的输出', '路径', '与文件名'), 3))).toBe(
    '…的输出路径与…',
  );
});

test('[SRCH-8] only the snippet of a title is cut, not its highlight', () => {
  const { _highlightResult, _snippetResult } = toAlgoliaHit(
    hit({ marked: { ...hit().marked, lvl1: marks('a b c ', 'd', ' e') } }),
    { titleWords: 2, ellipsis: '...' },
  );
  expect(_highlightResult.hierarchy.lvl1?.value).toBe('a b c <mark>d</mark> e');
  expect(_snippetResult.hierarchy.lvl1?.value).toBe('...<mark>d</mark> e');
});
