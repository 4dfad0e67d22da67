import { expect, test } from 'vitest';
import type { SearchRecord } from '../../search/shared/types';
import { TEST_RECORDS } from '../testing/testDocs';
import { chooseSections } from './chooseSections';
import { createCorpus } from './corpus';
import { rankSections } from './rankSections';
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

const corpus = createCorpus([
  section('/css', 'CSS', 'Style sheets are modules.'),
  section('/css#names', 'CSS', 'Names of classes are made unique.', 'CSS Modules'),
  section('/css#order', 'CSS', 'The order of style sheets is that of their imports.', 'Order'),
  section('/config#filename', 'Output', 'Type: string\nThe name of the files.', 'output.filename'),
  section('/files', 'Hashes', 'The name of a file may hold a hash. The name stays the same.'),
]);
const best = (question: string, found: string[] = []) =>
  rankSections(question, found, corpus).map(({ section: { record } }) => record.url);

test('a heading that says what is asked for comes before a text that mentions it', () => {
  expect(best('How do I use CSS modules?')[0]).toBe('/css#names');
});

test('a question for an option is answered by a setting, another one by a text', () => {
  expect(best('Which option sets the name of files?')[0]).toBe('/config#filename');
  expect(best('How is the name of a file chosen?')[0]).toBe('/files');
});

test('what the engine found first is quoted too', () => {
  const asked = rankSections('name of CSS classes', ['/files'], corpus);
  expect(chooseSections(asked).at(-1)?.section.record.url).toBe('/files');
});

test('the keywords of a page lead to the section of it that says the rest', () => {
  const pages = createCorpus([
    { ...section('/split', 'Chunks', 'Files are cut.'), keywords: ['vendor bundle'] },
    section('/split#groups', 'Chunks', 'Packages get a file of their own.', 'Groups'),
    section('/packages', 'Packages', 'A package is looked up in folders.'),
  ]);
  const [first] = rankSections('vendor bundle for packages', [], pages);
  expect(first?.section.record.url).toBe('/split#groups');
});

test('[ANS-1] a section is found by the questions that it answers, in words that it does not use', () => {
  const pages = createCorpus([
    section('/client', 'Client', 'What runs in the browser.'),
    {
      ...section('/client#overlay', 'Client', 'Messages of the compiler.', 'overlay'),
      questions: ['Switch off the red error screen'],
    },
  ]);
  const [first] = rankSections('hide the red screen', [], pages);
  expect(first?.section.record.url).toBe('/client#overlay');
});

test('pairs of Chinese characters across two words are no terms', () => {
  const often = new Map([
    ['文件', 1],
    ['内容', 2],
    ['件内', 7],
  ]);
  expect(questionTerms('文件内容', (term) => often.get(term) ?? 8)).toEqual(['文件', '内容']);
});
