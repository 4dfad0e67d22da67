import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findPlace } from './findPlace';
import { frontmatterFindings } from './frontmatterFindings';

/** Returns the problems of a page, each with its line and text. */
function wrong(yaml: string, keys?: Record<string, z.ZodType>): string[] {
  const text = `---\n${yaml}\n---\n\n# Page\n`;
  const page = { text, frontmatter: parse(yaml) };
  return frontmatterFindings(page, 'page.mdx', keys).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test('[DATA-2] accepts a valid frontmatter', () => {
  expect(
    wrong(
      'title: A\ntitleSuffix: "| B"\ndescription: C\nhead: [[meta, { name: x, content: y }]]\noverview: true\nnavbar: false\nsidebar: false\noutline: false\nfooter: false\nglobalUIComponents: false',
    ),
  ).toEqual([]);
});

test.each(['just text', '- a\n- b'])('[DATA-2] reports a frontmatter of %j once', (yaml) => {
  expect(wrong(yaml)).toEqual(['1 the frontmatter has no keys → write "title: …", or remove it']);
});

test.each([
  ['title: 404', '2 title must be a string, but is 404 → write "404"'],
  ['titleSuffix: true', '2 titleSuffix must be a string, but is true → write "true"'],
  ['description: [a]', '2 description must be a string, but is ["a"]'],
  ['head: meta', '2 head must be an array, but is "meta"'],
  ['overview: "yes"', '2 overview must be a boolean, but is "yes"'],
  ['title: A\nnavbar: 0', '3 navbar must be a boolean, but is 0'],
  ['sidebar: none', '2 sidebar must be a boolean, but is "none"'],
  ['outline: 1', '2 outline must be a boolean, but is 1'],
  ['searchKeywords: dist', '2 searchKeywords must be an array, but is "dist"'],
  ['searchBoost: 0', '2 searchBoost must be at least 0.1, but is 0'],
  ['searchBoost: 11', '2 searchBoost must be at most 10, but is 11'],
  ['footer: off', '2 footer must be a boolean, but is "off"'],
  ['globalUIComponents: x', '2 globalUIComponents must be a boolean, but is "x"'],
  ['title: A\nsidbar: false', '3 unknown frontmatter key "sidbar" → did you mean "sidebar"?'],
])('[DATA-2] %j is named with line, value and what to write', (yaml, message) => {
  expect(wrong(yaml)).toEqual([message]);
});

test('[DATA-2] reports all problems at once, including nested values', () => {
  expect(wrong('overview: 1\nhero:\n  name: A\n  actions:\n    - text: Go\n      link: 7')).toEqual(
    [
      '2 overview must be a boolean, but is 1',
      '7 hero.actions[0].link must be a string, but is 7 → write "7"',
    ],
  );
});

test('a site may have keys of its own', () => {
  expect(wrong('level: hard', { level: z.enum(['easy', 'hard']) })).toEqual([]);
  expect(wrong('level: x', { level: z.enum(['easy', 'hard']) })).toEqual([
    '2 level must be one of "easy", "hard", but is "x"',
  ]);
});

test('[DIAG-1] the place of a missing value is the one around it', () => {
  const text = '---\ntitle: A\nhero:\n  name: B\n---\n';
  expect(findPlace(text, ['hero', 'actions'])).toEqual({ line: 3, column: 1 });
  expect(findPlace(text, ['hero', 'name'])).toEqual({ line: 4, column: 3 });
  expect(findPlace('# No frontmatter\n', ['title'])).toEqual({ line: 1 });
});

test('[DIAG-3] the report of an unknown key says where keys can be added', () => {
  const [finding] = frontmatterFindings(
    { frontmatter: { since: '1.4' }, text: '---\nsince: "1.4"\n---\n' },
    'a.mdx',
  );
  expect(finding?.message).toBe(
    'unknown frontmatter key "since" → remove it, correct its name, or allow it with frontmatter.keys in rspress.config.ts or with frontmatter of a plugin',
  );
});
