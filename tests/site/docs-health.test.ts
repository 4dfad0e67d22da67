import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBuildFacts } from '../../plugins/maintenance/docs-health/build/buildFacts';
import { requestBuilt } from '../support/builtServer';
import { pageWeight } from '../support/pageWeight';
import { SITES } from '../support/sites';

const { facts } = readBuildFacts(SITES.docs.folder) ?? {};

test('[LOOP-2] the build tells of every page its file and what a browser loads of it', () => {
  expect(facts?.pages.length).toBeGreaterThan(400);
  expect(facts?.pages.filter(({ file }) => !existsSync(file))).toEqual([]);
  const page = facts?.pages.find(({ route }) => route === '/guide/start/introduction');
  expect(page).toMatchObject({ file: 'docs/v2/en/guide/start/introduction.mdx', lang: 'en' });
  const weight = pageWeight(SITES.docs.folder, 'guide/start/introduction.html');
  for (const part of ['html', 'js', 'css'] as const) {
    expect(Math.abs((page?.[part] ?? 0) - weight[part]) / weight[part]).toBeLessThan(0.02);
  }
});

test('[LOOP-2] it tells what is to be done in which file: here no translation is stale, and every option has a page', () => {
  expect(facts?.checks).toEqual(['stale', 'options', 'untested']);
  const checks = new Set(facts?.findings.map(({ check }) => check));
  expect([...checks]).toEqual(['untested']);
  expect(facts?.findings.filter(({ file }) => !existsSync(file))).toEqual([]);
});

test('[LOOP-2] no reader gets what the build tells, and without a token there is no page', async () => {
  for (const address of ['/.lectern-health.json', '/docs-health']) {
    expect((await requestBuilt('docs', address)).status).toBe(404);
  }
  expect(readBuildFacts(SITES.kit.folder)).toBeUndefined();
});
