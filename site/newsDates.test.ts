import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const DATE = /^date: (\S+)$/m;

const withoutSpaces = (text: string) => text.replace(/&nbsp;|\s/g, '');

for (const lang of ['en', 'zh'] as const) {
  const folder = `docs/v2/${lang}/news`;
  const index = readFileSync(`${folder}/index.mdx`, 'utf8');
  const items = readdirSync(folder).filter((file) => /(?<!index)\.mdx$/.test(file));

  test(`[DATA-5] every item of the news shows its day, on its page and in the list: ${lang}`, () => {
    expect(items.length).toBeGreaterThan(0);
    for (const file of items) {
      const page = readFileSync(path.join(folder, file), 'utf8');
      const date = new Date(DATE.exec(page)?.[1] ?? '');
      const parts = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
      const day = withoutSpaces(new Intl.DateTimeFormat(lang, parts).format(date));
      const link = `(/news/${path.basename(file, '.mdx')})`;
      const entry = index.split('\n').find((line) => line.includes(link)) ?? '';
      expect(withoutSpaces(entry)).toContain(day);
      expect(withoutSpaces(page)).toMatch(new RegExp(`#.*${day}`));
    }
  });
}
