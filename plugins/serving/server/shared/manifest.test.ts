import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MANIFEST_FILE, readManifest, UNKNOWN_SITE } from './manifest';

function folderWith(text?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-manifest-'));
  if (text !== undefined) writeFileSync(path.join(folder, MANIFEST_FILE), text);
  return folder;
}

test('reads what was written', () => {
  const site = { ...UNKNOWN_SITE, base: '/docs/', lang: 'en', langs: ['en', 'zh'] };
  expect(readManifest(folderWith(JSON.stringify(site)))).toEqual(site);
});

test('a folder without the file is an unknown site', () => {
  expect(readManifest(folderWith())).toBe(UNKNOWN_SITE);
});

test.each(['{', '{"base":"docs"}', 'null'])('rejects %s with a remedy', (text) => {
  const folder = folderWith(text);
  expect(() => readManifest(folder)).toThrow(
    `[server] ${path.join(folder, MANIFEST_FILE)} is ${JSON.stringify(text)} → run "npm run build" again`,
  );
});
