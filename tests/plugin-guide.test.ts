import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf } from './support/guideBlocks';

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

test.each(['en', 'zh'])(
  '[EXT-3] the guide for plugin authors shows what the tests build: %s',
  (lang) => {
    const shown = blocksOf(readFileSync(`site/lectern/docs/${lang}/plugins.mdx`, 'utf8'));
    for (const file of EXAMPLES) {
      expect(shown.get(path.basename(file)), file).toBe(readFileSync(file, 'utf8'));
    }
  },
);
