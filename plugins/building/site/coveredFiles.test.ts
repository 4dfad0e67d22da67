import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coveredFiles } from './coveredFiles';

const ROUTES = [
  { routePath: '/', absolutePath: 'docs/index.mdx' },
  { routePath: '/guide/start', absolutePath: 'docs/guide/start.mdx' },
  { routePath: '/zh/guide/', absolutePath: 'docs/zh/guide/index.mdx' },
];

test('[DIAG-3] files that a page would replace are named, others are not', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-covered-'));
  const routes = ROUTES.map((route) => ({
    ...route,
    absolutePath: path.join(cwd, route.absolutePath),
  }));
  const publicDir = path.join(cwd, 'docs/public');
  expect(coveredFiles(publicDir, routes, cwd)).toEqual([]);
  for (const name of ['index.html', 'guide/start.md', 'zh/guide/index.html', 'guide/other.html']) {
    mkdirSync(path.dirname(path.join(publicDir, name)), { recursive: true });
    writeFileSync(path.join(publicDir, name), '');
  }
  writeFileSync(path.join(publicDir, 'guide/start.png'), '');
  const line = (name: string, page: string) =>
    `docs/public/${name} has the same address as docs/${page}, which is built instead → remove or rename one of them`;
  expect(coveredFiles(publicDir, routes, cwd)).toEqual([
    line('guide/start.md', 'guide/start.mdx'),
    line('index.html', 'index.mdx'),
    line('zh/guide/index.html', 'zh/guide/index.mdx'),
  ]);
});
