import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { blocksOf } from '../support/guideBlocks';
import { installedWithAll, run, siteBelow } from './installed';

const LIMIT_MS = 400_000;

/** What the guide says to write for its plugin, by its names. */
const FILES = ['readingTime.ts', 'LongPage.tsx', 'readingTime.test.ts', 'readers.test.ts'];

const guide = blocksOf(readFileSync('site/lectern/docs/en/plugins.mdx', 'utf8'));

test(
  '[EXT-3] the tests that the guide for plugin authors says to write pass as they are written',
  async () => {
    const files = Object.fromEntries(FILES.map((name) => [name, guide.get(name) ?? '']));
    expect(FILES.filter((name) => files[name] === '')).toEqual([]);
    const project = siteBelow(await installedWithAll(), {
      ...files,
      'package.json': '{ "private": true, "type": "module" }\n',
    });
    const vitest = path.resolve('node_modules/vitest/vitest.mjs');
    const report = path.join(project.folder, 'report.json');
    const args = ['run', '--root', project.folder, '--reporter=json', `--outputFile=${report}`];
    const { code, output } = await run(process.execPath, [vitest, ...args], project.folder);
    expect([code, code === 0 ? '' : output]).toEqual([0, '']);
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    expect(numPassedTests).toBe(2);
  },
  LIMIT_MS,
);

test(
  '[EXT-3] a guide test fails where its plugin does not do what it says',
  async () => {
    const broken = (guide.get('readingTime.ts') ?? '').replace('{{n}} min read', '{{n}} minutes');
    const project = siteBelow(await installedWithAll(), {
      'readingTime.ts': broken,
      'LongPage.tsx': guide.get('LongPage.tsx') ?? '',
      'readingTime.test.ts': guide.get('readingTime.test.ts') ?? '',
      'package.json': '{ "private": true, "type": "module" }\n',
    });
    const vitest = path.resolve('node_modules/vitest/vitest.mjs');
    const { code, output } = await run(
      process.execPath,
      [vitest, 'run', '--root', project.folder],
      project.folder,
    );
    expect(code).toBe(1);
    expect(output).toContain('1 min read');
  },
  LIMIT_MS,
);
