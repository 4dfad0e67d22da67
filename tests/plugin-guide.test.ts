import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const EXAMPLES = [
  'tests/package/reading-time/readingTime.ts',
  'tests/package/reading-time/LongPage.tsx',
  'tests/package/page-status/pageStatus.ts',
  'tests/package/since-badge/sinceBadge.ts',
  'tests/package/since-badge/Since.tsx',
  'tests/package/support-link/supportLink.ts',
  'tests/package/support-link/SupportLink.tsx',
  'tests/package/swatches/swatches.ts',
  'tests/package/swatches/Swatches.tsx',
  'tests/package/product-facts/productFacts.ts',
  'tests/package/product-facts/factSyntax.ts',
  'tests/package/product-facts/FactCount.tsx',
  'tests/package/signs/signs.ts',
];

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
    for (const file of EXAMPLES) {
      expect(shown.get(path.basename(file)), file).toBe(readFileSync(file, 'utf8'));
    }
  },
);
