import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { showFocusGuards } from './focusGuards';

const FILE = 'node_modules/@base-ui/react/utils/FocusGuard.mjs';

test('[A11Y-1] what takes the focus is not hidden from assistive technology', () => {
  const code = readFileSync(FILE, 'utf8');
  expect(code).toContain('"aria-hidden"');
  expect(showFocusGuards(code)).not.toContain('"aria-hidden"');
});

test('another version of Base UI is named instead of left as it is', () => {
  expect(() => showFocusGuards('export const FocusGuard = 1;')).toThrow('no longer has');
});
