import { expect, test } from 'vitest';
import { leanSource } from './leanSource';

test.each([
  'searchKeywords: [one, two]',
  'searchKeywords:\n  - one\n  - two',
  'searchKeywords:\n- one',
])('words for the search alone are not in the code of a page: %j', (words) => {
  const source = `---\ntitle: Page\n${words}\nsidebar: false\n---\n\n# Page\n`;
  const lean = leanSource(source);
  expect(lean).not.toContain('one');
  expect(lean).toMatch(/^---\ntitle: Page\n+sidebar: false\n---\n\n# Page\n$/);
  expect(lean.split('\n')).toHaveLength(source.split('\n').length);
});

test('what stands in the text of a page stays', () => {
  const source = '---\ntitle: Page\n---\n\nsearchKeywords: [one]\n\n---\n';
  expect(leanSource(source)).toBe(source);
  expect(leanSource('searchKeywords: [one]\n')).toBe('searchKeywords: [one]\n');
});
