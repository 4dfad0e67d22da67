import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configAround } from './openSite';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[DIAG-3] the settings of a page are those in the nearest folder around it', () => {
  mkdirSync(path.join(folder, 'other/docs/zh'), { recursive: true });
  writeFileSync(path.join(folder, 'rspress.config.ts'), '');
  writeFileSync(path.join(folder, 'other/rspress.config.mjs'), '');
  expect(configAround('docs/zh/a.mdx', folder)).toBe('rspress.config.ts');
  expect(configAround('other/docs/zh/a.mdx', folder)).toBe('other/rspress.config.mjs');
  expect(configAround('other/docs/zh', folder)).toBe('other/rspress.config.mjs');
  expect(configAround('../elsewhere/a.mdx', folder)).toBeUndefined();
});
