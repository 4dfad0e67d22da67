import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../../../serving/server/testing/testSite';
import { readAskSections, readSections, SECTIONS_FILE } from './askFiles';

const line = (url: string) => `${JSON.stringify({ url })}\n`;

test('[SAFE-2] a server quotes the sections that it was started with, also after a rebuild', () => {
  const root = writeSite({ [SECTIONS_FILE]: line('/old') });
  const bytes = readAskSections(root);
  const next = path.join(root, 'next');
  writeFileSync(next, line('/new'));
  renameSync(next, path.join(root, SECTIONS_FILE));
  expect(readSections(bytes).map(({ url }) => url)).toEqual(['/old']);
  expect(readSections(readAskSections(root)).map(({ url }) => url)).toEqual(['/new']);
});
