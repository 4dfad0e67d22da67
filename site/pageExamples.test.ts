import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { frontmatterSchema } from '../plugins/content/pages/frontmatterSchema';

const KEYS = Object.keys(frontmatterSchema.shape).sort();
const page = (lang: string, name: string) =>
  readFileSync(`site/lectern/docs/${lang}/${name}.mdx`, 'utf8');

test.each(['en', 'zh'])('[AUTH-1] the docs have an example of each frontmatter key: %s', (lang) => {
  const blocks = page(lang, 'frontmatter').matchAll(/^```yaml\n([\s\S]*?)^```$/gm);
  const examples = [...blocks].map(([, yaml = '']) => parse(yaml) as Record<string, unknown>);
  for (const example of examples) expect(frontmatterSchema.parse(example)).toBeDefined();
  expect([...new Set(examples.flatMap(Object.keys))].sort()).toEqual(KEYS);
});

test.each(['en', 'zh'])('[AUTH-1] the table of all frontmatter keys is complete: %s', (lang) => {
  const [, table = ''] = /^## Frontmatter[^\n]*\n([\s\S]*?)^## /m.exec(page(lang, 'writing')) ?? [];
  const firstCells = [...table.matchAll(/^\| ([^|]*) \|/gm)].map(([, cell = '']) => cell).join();
  const named = [...firstCells.matchAll(/`(\w+)`/g)].map(([, key]) => key);
  expect(named.sort()).toEqual(KEYS);
});

test.each(['en', 'zh'])('[AUTH-1] what the page says that it sets itself is set: %s', (lang) => {
  const text = page(lang, 'frontmatter');
  const own = parse(text.split('---')[1] ?? '') as Record<string, unknown>;
  const said = /(?:the following keys: |这些字段：)(.*)$/m.exec(text)?.[1] ?? '';
  expect([...said.matchAll(/`(\w+)`/g)].map(([, key]) => key).sort()).toEqual(
    Object.keys(own).sort(),
  );
});

/** Returns a page without its code blocks. */
const shownIn = (lang: string, name: string) =>
  page(lang, name).replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '');

/** Pages that demonstrate components that a text page cannot contain. */
const ELSEWHERE: Record<string, RegExp> = {
  Overview: /\[[^\]]+\]\(\/all-pages\)/,
  FeedLink: /\[[^\]]+\]\(\/recipes#news-with-a-feed\)/,
};

test.each(['en', 'zh'])('[AUTH-1] each component of the table is seen on the page: %s', (lang) => {
  const text = shownIn(lang, 'writing');
  const [, table = ''] =
    /^\| (?:Component|组件) \|[^\n]*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const rows = table.trim().split('\n');
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) {
    const [first = ''] = row.slice(1).split('|');
    for (const [, name = ''] of first.matchAll(/`(\w+)`/g)) {
      if (ELSEWHERE[name]) expect(row, name).toMatch(ELSEWHERE[name]);
      else expect(text, name).toMatch(new RegExp(`<${name}\\b`));
    }
  }
});
