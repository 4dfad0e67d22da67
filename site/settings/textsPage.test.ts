import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLES } from '../../plugins/pages/theme/siteTexts';
import { textsPage } from './textsPage';

test.each(['en', 'zh'] as const)(
  '[EXT-3] the page of texts says what the tables of the theme say: %s',
  (lang) => {
    const page = readFileSync(`site/lectern/docs/${lang}/texts.mdx`, 'utf8');
    expect(page, 'run "npm run docs:settings"').toBe(textsPage(TABLES, lang));
  },
);

test('every key that the strings setting accepts is on the page, with its forms and parameters', () => {
  const page = textsPage(TABLES, 'en');
  const keys = new Set(TABLES.flatMap(({ table }) => Object.keys(table)));
  expect(keys.size).toBeGreaterThan(200);
  for (const key of keys) expect(page, key).toContain(`\n- \`${key}\`: \``);
  expect(page).toContain('- `copied`: `Copied`. Chinese: `已复制`\n');
  expect(page).toContain(
    '- `resultCount`: `{{count}} result` (`one`), `{{count}} results` (`other`). Chinese: `{{count}} 条结果`\n',
  );
});

test('tables without a section and sections without a table are reported', () => {
  const [first, ...rest] = TABLES;
  const own = { module: 'components/Own/ownStrings', name: 'ownStrings', table: {} };
  expect(() => textsPage([...rest, own], 'en')).toThrow(
    `correct the sections of textsPage.ts:\n  ownStrings is in no section\n  ${first?.name} is not a table`,
  );
});
