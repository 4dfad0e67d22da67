import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configAround, openSite } from './openSite';

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

test.each([
  ['export const settings = {};', 'exports nothing by default'],
  ['export default null;', 'exports null by default'],
  ['export default () => ({});', 'exports a function by default'],
])('[DIAG-3] a configuration of %j is named with what to write', async (text, said) => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  writeFileSync(path.join(site, 'rspress.config.mjs'), text);
  await expect(openSite(site)).rejects.toThrow(
    `[config] rspress.config.mjs ${said} → write "export default defineSite({ … })"`,
  );
});

test('[DIAG-3] an error of a configuration has its place; one that says what to do is left as it is', async () => {
  const site = mkdtempSync(path.join(folder, 'site-'));
  writeFileSync(path.join(site, 'rspress.config.mjs'), "\nthrow new Error('no token');\n");
  await expect(openSite(site)).rejects.toThrow(
    /^\[config\] rspress\.config\.mjs:2:\d+ cannot be run: no token → correct it$/,
  );
  const other = mkdtempSync(path.join(folder, 'site-'));
  writeFileSync(path.join(other, 'rspress.config.mjs'), "throw new Error('[theme] wrong → mend');");
  await expect(openSite(other)).rejects.toThrow(/^\[theme\] wrong → mend$/);
});
