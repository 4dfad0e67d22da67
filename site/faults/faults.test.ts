import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from './faults';
import { faultId, faultsPage } from './faultsPage';

test.each(['en', 'zh'] as const)(
  '[DIAG-1] the page on all faults is that of the table: %s',
  (lang) => {
    const page = readFileSync(`site/lectern/docs/${lang}/findings.mdx`, 'utf8');
    expect(page, 'run "npm run docs:settings"').toBe(faultsPage(lang));
  },
);

test('each fault has a heading of its own', () => {
  const ids = FAULTS.map(faultId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
});
