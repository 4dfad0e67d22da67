import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyEdits } from './applyEdits';
import { dialogEdits } from './edits';
import { foreignHosts } from './foreignHosts';

const FILE = 'node_modules/@docsearch/react/dist/esm/DocSearchModal.js';
const dialog = readFileSync(FILE, 'utf8');
const edits = dialogEdits({ engine: 'local', askApi: '/docs/api/chat', searchApi: '/docs' });

test('the text of every edit occurs exactly once in the installed dialog', () => {
  for (const { name, find } of edits) {
    expect(dialog.split(find).length - 1, name).toBe(1);
  }
  expect(() => applyEdits(dialog, edits)).not.toThrow();
});

test('the edited dialog is code that can be parsed', () => {
  const module = applyEdits(dialog, edits)
    .replace(/^import.*?from"react";/, '')
    .replace(/export\{.*\};?\s*$/, '');
  expect(() => new Function(module)).not.toThrow();
});

test('no replacement merges with the preceding word', () => {
  expect(applyEdits(dialog, edits)).not.toMatch(/[\w$]__lectern/);
});

test('[AI-1] Ask AI sends questions to the site, regardless of its settings', () => {
  const edited = applyEdits(dialog, edits);
  expect(edited.split('"/docs/api/chat"').length - 1).toBe(3);
  expect(foreignHosts(edited, 'algolia')).toEqual([]);
});

test('[AI-5] [A11Y-2] the field of a question is read-only while an answer arrives, and neither disabled nor hidden', () => {
  const edited = applyEdits(dialog, edits);
  const field = edited.slice(
    edited.indexOf('enterKeyHint:'),
    edited.indexOf('"DocSearch-Actions"'),
  );
  expect(field).toContain('readOnly:q,"aria-disabled":q||void 0,disabled:H&&');
  expect(field).toContain('hidden:Boolean(K)&&!q');
});

test('a replacement is inserted literally, without special replacement patterns', () => {
  const edit = { name: 'a', find: 'b', replace: "$&$'" };
  expect(applyEdits('abc', [edit])).toBe("a$&$'c");
});

test('every edit without a unique match is reported', () => {
  const lost = [
    { name: 'the first', find: 'none', replace: '' },
    { name: 'the second', find: 'two', replace: '' },
    { name: 'the third', find: 'one', replace: '' },
  ];
  expect(() => applyEdits('one two two', lost)).toThrow(
    /is not the expected version[\s\S]*"the first": 0 places match none[\s\S]*"the second": 2 places match two/,
  );
  expect(() => applyEdits('one two two', lost)).not.toThrow(/the third/);
});

test('edits are applied at their places, in any order', () => {
  const edits = [
    { name: 'the last', find: 'three', replace: '3' },
    { name: 'the first', find: 'one', replace: '1' },
  ];
  expect(applyEdits('zero one two three four', edits)).toBe('zero 1 two 3 four');
});

test('an edit can change what an earlier one has inserted around it', () => {
  const edits = [
    { name: 'around', find: 'one two three', replace: '(one two three)' },
    { name: 'within', find: 'two', replace: '2' },
    { name: 'at the end', find: 'three four', replace: 'never' },
  ];
  expect(applyEdits('zero one two three', edits.slice(0, 2))).toBe('zero (one 2 three)');
  expect(() => applyEdits('zero one two three four', edits)).toThrow(
    '"at the end" no longer matches three four after another edit of the same code',
  );
});

test('foreign hosts in a script are detected: all of them, or with Algolia only those of Ask AI', () => {
  const script = 'x="https://askai.algolia.com/chat",y="-1.algolianet.com"';
  expect(foreignHosts(script, 'local')).toEqual(['askai.algolia.com', 'algolianet.com']);
  expect(foreignHosts(script, 'server')).toEqual(['askai.algolia.com', 'algolianet.com']);
  expect(foreignHosts(script, 'algolia')).toEqual(['askai.algolia.com']);
  expect(foreignHosts('x="https://www.algolia.com/ref"', 'local')).toEqual([]);
});
