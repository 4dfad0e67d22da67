import { expect, test } from 'vitest';
import type { SearchRecord } from '../../search/shared/types';
import { TEST_RECORDS } from '../testing/testDocs';
import { type AnswerDocs, countedDocs } from './answerDocs';
import { chooseSections } from './chooseSections';
import { inFoundOrder, rankSections } from './rankSections';
import { questionTerms } from './terms';

const [model] = TEST_RECORDS;
if (!model) throw new Error('there are no records');

function section(url: string, lvl1: string, content: string, lvl2: string | null = null) {
  const hierarchy = { ...model?.hierarchy, lvl1, lvl2 };
  return {
    ...model,
    objectID: url,
    url,
    hierarchy,
    content,
    units: [content],
    type: lvl2 ? 'lvl2' : 'lvl1',
  } as SearchRecord;
}

const docs = countedDocs([
  section('/css', 'CSS', 'Style sheets are modules.'),
  section('/css#names', 'CSS', 'Names of classes are made unique.', 'CSS Modules'),
  section('/css#order', 'CSS', 'The order of style sheets is that of their imports.', 'Order'),
  section('/config#filename', 'Output', 'Type: string\nThe name of the files.', 'output.filename'),
  section('/files', 'Hashes', 'The name of a file may hold a hash. The name stays the same.'),
]);
/** Returns hits in this order with equal scores. */
const found = (urls: readonly string[]) => urls.map((url) => ({ url, score: 1 }));
const ALL = ['/css', '/css#names', '/css#order', '/config#filename', '/files'];
const best = (question: string, urls = ALL, of: AnswerDocs = docs) =>
  rankSections(question, found(urls), of).map(({ section: { url } }) => url);

test('[ANS-1] a heading with the terms of the question ranks above a text that mentions them', () => {
  expect(best('How do I use CSS modules?')[0]).toBe('/css#names');
});

test('[ANS-1] a question for an option is answered by a reference, any other by a guide', () => {
  const both = ['/config#filename', '/files'];
  expect(best('Which option sets the name of files?', both)[0]).toBe('/config#filename');
  expect(best('How is the name of a file chosen?', both)[0]).toBe('/files');
});

test('[ANS-1] only hits of the engine are ranked, and equal sections keep their order', () => {
  expect(best('How do I use CSS modules?', ['/files', '/css#order'])).toHaveLength(2);
  expect(best('zebras', ['/css#order', '/css', '/css#names'])[0]).toBe('/css#order');
  expect(best('zebras', ['/nowhere'])).toEqual([]);
});

test('[ANS-1] a section named in the question ranks first, regardless of its rank in the search', () => {
  const urls = ['/files', '/css', '/css#names', '/css#order', '/config#filename'];
  expect(best('What does output.filename do with the name of a file?', urls)[0]).toBe(
    '/config#filename',
  );
});

test('the first hit of the engine is always quoted', () => {
  const asked = rankSections(
    'CSS classes',
    found(['/files', '/css', '/css#names', '/css#order']),
    docs,
  );
  expect(asked[0]?.section.url).not.toBe('/files');
  expect(chooseSections(asked).some(({ section: { url } }) => url === '/files')).toBe(true);
});

test('[ANS-1] for an error message, the order of the engine is kept', () => {
  const asked = rankSections('CSS modules', found(['/files', '/css#names']), docs);
  expect(inFoundOrder(asked).map(({ place }) => place)).toEqual([0, 1]);
});

test('the keywords of a page lead to the section that contains the other terms', () => {
  const pages = countedDocs([
    { ...section('/split', 'Chunks', 'Files are cut.'), keywords: ['vendor bundle'] },
    section('/split#groups', 'Chunks', 'Packages get a file of their own.', 'Groups'),
    section('/packages', 'Packages', 'A package is looked up in folders.'),
  ]);
  const urls = ['/packages', '/split', '/split#groups'];
  expect(best('vendor bundle for packages', urls, pages)[0]).toBe('/split#groups');
});

test('[ANS-1] a section is found by the questions that it answers, in words that it does not use', () => {
  const pages = countedDocs([
    section('/client', 'Client', 'What runs in the browser.'),
    {
      ...section('/client#overlay', 'Client', 'Messages of the compiler.', 'overlay'),
      questions: ['Switch off the red error screen'],
    },
  ]);
  const urls = ['/client', '/client#overlay'];
  expect(best('hide the red screen', urls, pages)[0]).toBe('/client#overlay');
});

test('[ANS-1] of similar hits, the one ranks first that has the terms in one paragraph or in the page keywords', () => {
  const texts = [
    'Chunks load slowly. Nothing else.',
    'A route may wait.',
    'It is first visited late.',
  ];
  const of = (url: string, units: string[], keywords: string[] = []) => ({
    ...section(url, url, units.join('\n')),
    units,
    keywords,
  });
  const pages = countedDocs([
    of('/apart', texts),
    of('/together', [texts.join(' ')]),
    of('/known', texts, ['slow first route', 'chunks']),
  ]);
  const scoreOf = (url: string) =>
    rankSections('Why is the first route with chunks slow?', found([url]), pages)[0]?.score ?? 0;
  expect(scoreOf('/together')).toBeGreaterThan(scoreOf('/apart'));
  expect(scoreOf('/known')).toBeGreaterThan(scoreOf('/apart'));
});

test('pairs of Chinese characters from two words are not terms', () => {
  const often = new Map([
    ['文件', 1],
    ['内容', 2],
    ['件内', 7],
  ]);
  expect(questionTerms('文件内容', (term) => often.get(term) ?? 8)).toEqual(['文件', '内容']);
});
