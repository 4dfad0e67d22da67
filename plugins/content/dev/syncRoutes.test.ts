import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RouteService } from '@rspress/core';
import { expect, test } from 'vitest';
import { syncRoutes } from './syncRoutes';

test('[DIAG-3] a page that exists as .md and .mdx is reported, and does not end the dev server', async () => {
  const scanDir = mkdtempSync(path.join(tmpdir(), 'lectern-routes-'));
  const write = (name: string) => writeFileSync(path.join(scanDir, name), '# A\n');
  write('guide.mdx');
  const service = await RouteService.create({ scanDir, config: {}, externalPages: [] });
  const sync = () => syncRoutes(service, {}, new Set());
  const routes = () => service.getRoutes().map(({ routePath }) => routePath);

  write('guide.md');
  await expect(sync()).rejects.toThrow(
    /guide\.md and .*guide\.mdx have the same route \/guide → keep one of them/,
  );
  expect(routes()).toEqual(['/guide']);

  rmSync(path.join(scanDir, 'guide.mdx'));
  write('other.mdx');
  const { added } = await sync();
  expect(added.map(({ routePath }) => routePath)).toEqual(['/guide', '/other']);
  expect(routes()).toEqual(['/guide', '/other']);
});
