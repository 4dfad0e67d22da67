import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { frontmatterFindings } from '../plugins/pages/frontmatter/frontmatterFindings';
import { customSettings } from '../plugins/preset/customSettings';
import { findingText } from '../plugins/support/finding';
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
  'tests/package/see-also/seeAlso.ts',
  'tests/package/page-list/pageList.ts',
  'tests/package/code-lines/codeLines.ts',
  'tests/package/code-lines/statusBadge.ts',
  'tests/package/code-lines/StatusBadge.tsx',
  'tests/package/code-lines/pageWeight.ts',
  'tests/package/page-list/languageLists.ts',
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

const guides = ['en', 'zh'].map((lang) =>
  readFileSync(`site/lectern/docs/${lang}/plugins.mdx`, 'utf8'),
);

test('[EXT-3] the guide shows what is said of wrong values, and how the message of a schema goes on', () => {
  const since = z.string().regex(/^\d+\.\d+$/, 'a version such as "1.4"');
  const written = { frontmatter: { since: 'next' }, text: '---\nsince: next\n---\n\n# Old\n' };
  const found = frontmatterFindings(written, 'docs/en/old.mdx', { since }).map(findingText);
  const support = z.strictObject({ email: z.email('an email address') }).optional();
  const custom = { support };
  const lines = [
    ...found,
    ...customSettings({ support: { email: 'help' } }, custom).faults,
    ...customSettings({ suport: {} }, custom).faults,
  ];
  expect(lines).toHaveLength(3);
  for (const guide of guides) for (const line of lines) expect(guide).toContain(`\n${line}\n`);
});
