import { expect, test } from 'vitest';
import { pluginAskAi } from '../../retrieval/ask-ai';
import { SETTINGS_FILE } from '../../retrieval/ask-ai/server/askFiles';
import { pluginSearch } from '../../retrieval/search';
import { SEARCH_MANIFEST } from '../../retrieval/search/shared/files';
import { pluginServer } from '../../serving/server';
import { MANIFEST_FILE } from '../../serving/server/shared/manifest';
import { TEST_SITE, writeSite } from '../../serving/server/testing/testSite';
import { checkBuilt } from './checkBuilt';

const plugins = [pluginSearch(), pluginAskAi(), pluginServer()];
const check = (folder: string) => checkBuilt(folder, plugins);
const HOME = { 'index.html': 'home' };
const places = [{ lang: 'en', version: '', headings: 'h.bin', body: 'b.bin', fragments: '*' }];

test('accepts an output that a server can serve, with or without our plugins', () => {
  expect(() => check(writeSite(HOME))).not.toThrow();
  expect(() => check(writeSite(HOME, TEST_SITE))).not.toThrow();
});

test.each([
  [{}, 'the build produced no index.html → write a home page'],
  [{ 'index.html': '' }, 'the build produced an empty index.html'],
  [{ ...HOME, [MANIFEST_FILE]: '{' }, `${MANIFEST_FILE} is "{"`],
  [{ ...HOME, [SEARCH_MANIFEST]: JSON.stringify({ places }) }, 'h.bin is missing'],
  [{ ...HOME, [SETTINGS_FILE]: '{}' }, '.lectern-sections.jsonl is missing'],
])('[SAFE-2] %j is not published', (files: Record<string, string>, message) => {
  expect(() => check(writeSite(files))).toThrow(message);
});
