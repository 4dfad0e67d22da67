import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preferLocaleTexts } from './localeTexts';

test('[DATA-4] the layout of the installed Rspress takes title and description of the language first', () => {
  const file = 'node_modules/@rspress/core/dist/theme/layout/Layout/index.js';
  const code = preferLocaleTexts(readFileSync(file, 'utf8'));
  expect(code).toContain('localesData.title || site.title');
  expect(code).toContain('page.description || localesData.description || site.description');
  expect(() => preferLocaleTexts(code)).toThrow('no longer has');
});
