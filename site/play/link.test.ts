import { expect, test } from 'vitest';
import { MAX_PROJECT_BYTES, MAX_PROJECT_FILES, projectHash, readHash, sampleHash } from './link';

const PROJECT = { files: { 'src/index.js': 'console.log("äöü 你好");\n' }, mode: 'development' };

test('[PLAY-3] a link carries the whole project', async () => {
  const hash = await projectHash(PROJECT);
  expect(hash).toMatch(/^#project=[\w-]+$/);
  expect(await readHash(hash)).toEqual({ kind: 'project', project: PROJECT });
});

test('a sample of the site is named by its key', async () => {
  expect(await readHash(sampleHash('-a_9'))).toEqual({ kind: 'sample', key: '-a_9' });
  expect(await readHash('')).toEqual({ kind: 'nothing' });
});

test('[PLAY-3] a link with a file outside its project, without a project, or that is too large is broken', async () => {
  const outside = { ...PROJECT, files: { '../a.js': '' } };
  const many = Array.from({ length: MAX_PROJECT_FILES + 1 }, (_, index) => [`${index}.js`, '']);
  const large = { ...PROJECT, files: { 'a.js': 'a'.repeat(MAX_PROJECT_BYTES) } };
  for (const hash of [
    await projectHash(outside),
    await projectHash(large),
    await projectHash({ ...PROJECT, files: Object.fromEntries(many) }),
    await projectHash({ ...PROJECT, files: { 'a.js': 1 as unknown as string } }),
    '#project=%%%',
    '#sample=../a',
    '#other',
  ]) {
    expect(await readHash(hash)).toEqual({ kind: 'broken' });
  }
});
