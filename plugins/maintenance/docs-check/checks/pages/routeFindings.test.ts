import { expect, test } from 'vitest';
import type { DocsPage } from '../../../../content/files/readPages';
import { findingText } from '../../../../support/finding';
import { docsFolder } from '../../testing/docsFolder';
import { routeFindings } from './routeFindings';

const cwd = docsFolder({ 'docs/public/start.html': '<p></p>' });

const page = (file: string) =>
  ({ file, version: '', lang: 'en', name: file }) as unknown as DocsPage;

function found(...files: string[]): string[] {
  const config = {
    root: 'docs',
    lang: 'en',
    plugins: [
      { name: 'mcp', reservedRoutes: () => [{ path: '/mcp', answers: 'language models' }] },
    ],
  };
  const context = { pages: files.map(page), cwd, site: { config, added: [] } };
  return routeFindings(context as never).map(findingText);
}

test('[DIAG-3] the check names pages whose addresses conflict, as a build does', () => {
  expect(found('docs/guide.mdx', 'docs/guide/other.mdx')).toEqual([]);
  expect(found('docs/guide.mdx', 'docs/guide/index.mdx')).toEqual([
    'docs/guide.mdx:1 routes: this page and docs/guide/index.mdx have the same route /guide → keep one of them, or rename it',
  ]);
  expect(found('docs/Setup.mdx', 'docs/setup.mdx')).toEqual([
    'docs/Setup.mdx:1 routes: this page and docs/setup.mdx have routes that differ only in letter case, /Setup and /setup → keep one of them, or rename it',
  ]);
  expect(found('docs/mcp.mdx')).toEqual([
    'docs/mcp.mdx:1 routes: has the route /mcp, where the server answers language models → rename the file',
  ]);
  expect(found('docs/start.mdx')).toEqual([
    'docs/public/start.html:1 routes: has the same address as docs/start.mdx, which is built instead → remove or rename one of them',
  ]);
});
