import { expect, test } from 'vitest';
import { findingAnnotation } from './finding';

test('[DIAG-1] an annotation has the place of the finding, and no sign that would end it', () => {
  expect(
    findingAnnotation({
      check: 'links',
      file: 'docs/a,b.mdx',
      line: 3,
      column: 7,
      message: '/100% is not a valid address → write "%25" for a percent sign',
    }),
  ).toBe(
    '::error file=docs/a%2Cb.mdx,line=3,col=7,title=links::/100%25 is not a valid address → write "%2525" for a percent sign',
  );
});
