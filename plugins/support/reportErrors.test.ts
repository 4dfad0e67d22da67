import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { reportErrors } from './reportErrors';

test('[DIAG-3] an error in a processAssets hook stops the build and is reported', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-faults-'));
  writeFileSync(path.join(cwd, 'index.js'), 'console.log(1);');
  const failing: RsbuildPlugin = {
    name: 'failing',
    setup(api) {
      api.processAssets(
        { stage: 'report' },
        reportErrors(() => {
          throw new Error('[failing] no such asset');
        }),
      );
    },
  };
  const rsbuild = await createRsbuild({
    cwd,
    config: { source: { entry: { index: './index.js' } }, plugins: [failing], logLevel: 'silent' },
  });
  let said = '';
  rsbuild.onAfterBuild(({ stats }) => {
    said = JSON.stringify(stats?.toJson({ all: false, errors: true }).errors);
  });
  await expect(rsbuild.build()).rejects.toThrow();
  expect(said).toContain('[failing] no such asset');
}, 30_000);
