import { expect, test } from 'vitest';
import { findingText } from '../../support/finding';
import { largePageFindings } from './largePageFindings';

test('[DIAG-1] a page that holds up the dev server is reported with its size', () => {
  expect(largePageFindings('a'.repeat(5_000_000), 'docs/en/big.mdx').map(findingText)).toEqual([
    'docs/en/big.mdx:1 page-size: the page has 5.0 million characters, so edits take seconds to appear, and readers load all of it → split it into several pages',
  ]);
});

test('an ordinary page is not reported', () => {
  expect(largePageFindings('a'.repeat(200_000), 'docs/en/page.mdx')).toEqual([]);
});
