import { expect, test } from 'vitest';
import { writtenFrontmatter } from './writtenFrontmatter';

test.each([
  ['---\ntitle: A\n---\n\n# A\n', { whole: '---\ntitle: A\n---', yaml: 'title: A' }],
  [
    '---\r\na: 1\r\nb: 2\r\n--- \r\ntext',
    { whole: '---\r\na: 1\r\nb: 2\r\n--- ', yaml: 'a: 1\r\nb: 2' },
  ],
  ['---\ntext: "a --- b"\n---', { whole: '---\ntext: "a --- b"\n---', yaml: 'text: "a --- b"' }],
])('the frontmatter of %j is found', (text, found) => {
  expect(writtenFrontmatter(text)).toEqual(found);
});

test.each(['# A\n\n---\na: 1\n---\n', '---\na: 1\n', '---\na: 1\n---b\n', ''])(
  '%j has none',
  (text) => {
    expect(writtenFrontmatter(text)).toBeUndefined();
  },
);
