import { expect, test } from 'vitest';
import { createParser } from './parseFile';

const parse = createParser();

test.each([
  ['quotes', '>'.repeat(3000)],
  ['lists', '- '.repeat(600)],
])('the error for %s without end names the file and the problem', (_, text) => {
  expect(() => parse(`# Page\n\n${text} x\n`, 'docs/deep.md')).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        /^docs\/deep\.md:\d+:\d+: The content is nested in more than 250 levels$/,
      ),
      reason: expect.any(String),
    }),
  );
});

test('nesting of a realistic depth is parsed', () => {
  expect(parse(`${'> '.repeat(40)}${'- '.repeat(40)}x`, 'a.md').type).toBe('root');
});
