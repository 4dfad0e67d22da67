import { expect, test } from 'vitest';
import { listedTexts } from './listedTexts';

function site(texts: Record<string, string | undefined>) {
  const listed = listedTexts((file) => texts[file]);
  for (const [file, text] of Object.entries(texts)) if (text) listed.note(file, text);
  return { texts, ...listed };
}

test('an edit changes the lists of pages only if it changes what they contain of the page', () => {
  const { texts, haveChanged } = site({ '/a.mdx': 'A', '/b.mdx': 'B' });
  expect(haveChanged(['/a.mdx', '/docs', '/c.ts'])).toBe(false);
  texts['/a.mdx'] = 'Alpha';
  expect(haveChanged(['/b.mdx'])).toBe(false);
  expect(haveChanged(['/b.mdx', '/a.mdx'])).toBe(true);
  expect(haveChanged(['/b.mdx', '/a.mdx'])).toBe(false);
});

test('two pages that are edited at once are both remembered', () => {
  const { texts, haveChanged } = site({ '/a.mdx': 'A', '/b.mdx': 'B' });
  Object.assign(texts, { '/a.mdx': 'Alpha', '/b.mdx': 'Beta' });
  expect(haveChanged(['/a.mdx', '/b.mdx'])).toBe(true);
  expect(haveChanged(['/a.mdx', '/b.mdx'])).toBe(false);
});

test('a page that was not noted before is a change', () => {
  const { texts, haveChanged } = site({});
  texts['/new.mdx'] = 'New';
  expect(haveChanged(['/new.mdx'])).toBe(true);
});
