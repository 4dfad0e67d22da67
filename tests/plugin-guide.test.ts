import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EXAMPLE = 'tests/package/reading-time';

/** The code of a page by the title of its block. */
function blocks(file: string): Map<string, string> {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm);
  return new Map([...found].map(([, title = '', code = '']) => [title, code]));
}

test.each(['en', 'zh'])(
  '[EXT-3] the guide for plugin authors shows what the tests build: %s',
  (lang) => {
    const shown = blocks(`site/lectern/docs/${lang}/plugins.mdx`);
    for (const name of ['readingTime.ts', 'LongPage.tsx']) {
      expect(shown.get(name), name).toBe(readFileSync(`${EXAMPLE}/${name}`, 'utf8'));
    }
  },
);
