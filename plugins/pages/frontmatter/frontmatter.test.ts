import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findPlace } from './findPlace';
import { frontmatterFindings } from './frontmatterFindings';

/** What is wrong with a page, each as line and text. */
function wrong(yaml: string, keys?: Record<string, z.ZodType>): string[] {
  const text = `---\n${yaml}\n---\n\n# Page\n`;
  const page = { text, frontmatter: parse(yaml) };
  return frontmatterFindings(page, 'page.mdx', keys).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test('[DATA-2] a right frontmatter passes', () => {
  expect(
    wrong(
      'title: A\ntitleSuffix: "| B"\ndescription: C\nhead: [[meta, { name: x, content: y }]]\noverview: true\nnavbar: false\nsidebar: false\noutline: false\nfooter: false\nglobalUIComponents: false',
    ),
  ).toEqual([]);
});

test.each(['just text', '- a\n- b'])('[DATA-2] a frontmatter of %j is told once', (yaml) => {
  expect(wrong(yaml)).toEqual(['1 the frontmatter has no keys → write "title: …", or remove it']);
});

test.each([
  ['title: 404', '2 title is 404 → write a string: "404"'],
  ['titleSuffix: true', '2 titleSuffix is true → write a string: "true"'],
  ['description: [a]', '2 description is ["a"] → write a string'],
  ['head: meta', '2 head is "meta" → write an array'],
  ['overview: "yes"', '2 overview is "yes" → write a boolean'],
  ['title: A\nnavbar: 0', '3 navbar is 0 → write a boolean'],
  ['sidebar: none', '2 sidebar is "none" → write a boolean'],
  ['outline: 1', '2 outline is 1 → write a boolean'],
  ['searchKeywords: dist', '2 searchKeywords is "dist" → write an array'],
  ['searchBoost: 0', '2 searchBoost is 0 → write a number from 0.1 on'],
  ['searchBoost: 11', '2 searchBoost is 11 → write a number up to 10'],
  ['footer: off', '2 footer is "off" → write a boolean'],
  ['globalUIComponents: x', '2 globalUIComponents is "x" → write a boolean'],
  ['title: A\nsidbar: false', '3 sidbar is no frontmatter key → write sidebar, or remove it'],
])('[DATA-2] %j is named with line, value and what to write', (yaml, message) => {
  expect(wrong(yaml)).toEqual([message]);
});

test('[DATA-2] all that is wrong is named at once, down to nested values', () => {
  expect(wrong('overview: 1\nhero:\n  name: A\n  actions:\n    - text: Go\n      link: 7')).toEqual(
    ['2 overview is 1 → write a boolean', '7 hero.actions[0].link is 7 → write a string: "7"'],
  );
});

test('a site may have keys of its own', () => {
  expect(wrong('level: hard', { level: z.enum(['easy', 'hard']) })).toEqual([]);
  expect(wrong('level: x', { level: z.enum(['easy', 'hard']) })).toEqual([
    '2 level is "x" → write one of "easy", "hard"',
  ]);
});

test('[DIAG-1] the place of a missing value is the one around it', () => {
  const text = '---\ntitle: A\nhero:\n  name: B\n---\n';
  expect(findPlace(text, ['hero', 'actions'])).toEqual({ line: 3, column: 1 });
  expect(findPlace(text, ['hero', 'name'])).toEqual({ line: 4, column: 3 });
  expect(findPlace('# No frontmatter\n', ['title'])).toEqual({ line: 1 });
});

test('[DIAG-3] a key that nobody knows says where keys are allowed', () => {
  const [finding] = frontmatterFindings(
    { frontmatter: { since: '1.4' }, text: '---\nsince: "1.4"\n---\n' },
    'a.mdx',
  );
  expect(finding?.message).toBe(
    'since is no frontmatter key → remove it, correct its name, or allow it with frontmatter.keys in rspress.config.ts or with frontmatter of a plugin',
  );
});
