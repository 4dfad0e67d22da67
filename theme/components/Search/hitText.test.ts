import { expect, test } from 'vitest';
import { toAlgoliaHit } from '../../../plugins/retrieval/search/shared/toAlgoliaHit';
import type { SearchHit } from '../../../plugins/retrieval/search/shared/types';
import { type DialogHit, hitText, isConversation } from './hitText';
import { markedText } from './markedText';

const plain = (text: string) => [{ text, isMatch: false }];

const section: SearchHit = {
  objectID: '/config/output#path',
  type: 'lvl2',
  hierarchy: {
    lvl0: 'Configuration',
    lvl1: 'Output <T>',
    lvl2: 'output.path',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  marked: {
    lvl0: plain('Configuration'),
    lvl1: plain('Output <T>'),
    lvl2: [
      { text: 'output', isMatch: true },
      { text: '.path', isMatch: false },
    ],
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  snippet: [
    { text: 'The ', isMatch: false },
    { text: 'output', isMatch: true },
    { text: ' of <script>', isMatch: false },
  ],
  url: '/config/output#path',
  anchor: 'path',
  lang: 'en',
  version: 'v2',
  score: 1,
};

const found = toAlgoliaHit(section) as unknown as DialogHit;

test('a found section shows its title, the titles above it and the words around the match', () => {
  expect(hitText(found)).toEqual({
    title: section.marked.lvl2,
    path: ['Output <T>'],
    snippet: section.snippet,
  });
});

test('a stored section, which has no marks, shows the part of the site, too', () => {
  const { _highlightResult, _snippetResult, ...stored } = found as typeof found & {
    _highlightResult: unknown;
    _snippetResult: unknown;
  };
  expect(hitText(stored as DialogHit)).toEqual({
    title: plain('output.path'),
    path: ['Configuration', 'Output <T>'],
    snippet: [],
  });
});

test('a hit in the text of a page has the title of the heading above it', () => {
  const content = { ...found, type: 'content' } as DialogHit;
  expect(hitText(content).title).toEqual(section.marked.lvl2);
});

test('[SRCH-16] any markup in a text is plain text', () => {
  expect(markedText('<img src=x> &lt;b&gt; &amp;lt; <mark>a &quot;b&quot;</mark>')).toEqual([
    { text: '<img src=x> <b> &lt; ', isMatch: false },
    { text: 'a "b"', isMatch: true },
  ]);
  expect(markedText('</mark><mark>open')).toEqual(plain('</mark><mark>open'));
  expect(markedText('')).toEqual([]);
});

test('[AI-5] a stored conversation shows its question verbatim, without a path', () => {
  const hierarchy = { ...section.hierarchy, lvl0: 'askAI', lvl1: 'What is <b>?', lvl2: null };
  const stored = { objectID: 'a', type: 'askAI', hierarchy, url: '', content: null };
  const hit = stored as unknown as DialogHit;
  expect(isConversation(hit)).toBe(true);
  expect(hitText(hit)).toEqual({ title: plain('What is <b>?'), path: [], snippet: [] });
});
