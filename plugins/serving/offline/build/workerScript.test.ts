import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { WORKER_FILE } from '../shared';
import { writeWorker } from './workerScript';

test('[FAST-2] the worker is one small classic script with the settings of the site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-worker-'));
  await writeWorker(folder, {
    ...{ base: '/docs/', lang: 'en', langs: ['en'], version: '', versions: [] },
    reserved: ['/mcp'],
    sitesBelow: ['/blog/'],
    texts: { en: { title: 'Not here', text: '', there: '', tryAgain: '' } },
    labels: { en: 'English' },
    rightToLeft: [],
  });
  const code = readFileSync(path.join(folder, WORKER_FILE), 'utf8');
  // A module would not parse.
  expect(() => new Script(code)).not.toThrow();
  expect(code.length).toBeLessThan(14_000);
  expect(code).not.toMatch(/\bimportScripts\b|\beval\(|sourceMappingURL/);
  for (const part of ['/docs/', '/blog/', 'Not here']) expect(code).toContain(part);
});
