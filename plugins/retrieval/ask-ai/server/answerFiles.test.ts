import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../../../serving/server/testing/testSite';
import { countedDocs } from '../quotes/answerDocs';
import { TEST_RECORDS } from '../testing/testDocs';
import {
  answerFiles,
  openAnswerFiles,
  readAnswerFiles,
  SECTIONS_FILE,
  sectionAddresses,
} from './answerFiles';

const EN = { lang: 'en', version: 'v2' };

test('[ANS-1] the term counts of the build equal those of the sections, in each language and version', () => {
  const root = writeSite(answerFiles(TEST_RECORDS));
  const files = readAnswerFiles(root);
  expect(sectionAddresses(files).sort()).toEqual(TEST_RECORDS.map(({ url }) => url).sort());
  const open = openAnswerFiles(files, ['proxy']);
  for (const lang of ['en', 'zh']) {
    const own = TEST_RECORDS.filter((one) => one.lang === lang && one.version === 'v2');
    const [read, counted] = [open({ ...EN, lang }), countedDocs(own, ['proxy'])];
    expect(read.vocabulary.sections).toBe(own.length);
    for (const term of ['proxi', 'request', '代理', 'nothing']) {
      expect(read.vocabulary.weight(term)).toBe(counted.vocabulary.weight(term));
      expect(read.vocabulary.isTopic(term)).toBe(counted.vocabulary.isTopic(term));
    }
    for (const record of own) {
      expect(read.section(record.url)).toEqual(record);
      expect(read.termsIn(record)).toEqual(counted.termsIn(record));
    }
  }
  expect(open(EN).section('/docs/zh/guide/dev-server')).toBeUndefined();
  expect(open({ lang: 'fr', version: 'v9' }).section('/docs/guide/dev-server')).toBeUndefined();
});

test('[SAFE-2] a server quotes the sections that existed at its start, even after a rebuild', () => {
  const [first] = TEST_RECORDS;
  if (!first) throw new Error('there are no records');
  const written = (content: string) => answerFiles([{ ...first, content }]);
  const root = writeSite(written('old'));
  const files = readAnswerFiles(root);
  const next = path.join(root, 'next');
  for (const [name, text] of Object.entries(written('new'))) {
    writeFileSync(next, text);
    renameSync(next, path.join(root, name));
  }
  expect(openAnswerFiles(files)(EN).section(first.url)?.content).toBe('old');
  expect(openAnswerFiles(readAnswerFiles(root))(EN).section(first.url)?.content).toBe('new');
  expect(SECTIONS_FILE).toMatch(/^\./);
});
