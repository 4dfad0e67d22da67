import { expect, test } from 'vitest';
import type { SitePlugin } from '../../content/sitePlugin';
import { checkRoutes } from './checkRoutes';
import { type CheckedRoute, routeCollisions } from './routeCollisions';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };

function route(routePath: string, file: string): CheckedRoute {
  const [version = '', lang = ''] = file.split('/');
  return { routePath, absolutePath: `/project/docs/${file}`, version, lang };
}

function collisions(routes: CheckedRoute[]): string[] {
  const reserved = [
    { path: '/mcp', answers: 'language models' },
    { path: '/api/chat', answers: 'questions to Ask AI' },
  ];
  return routeCollisions(routes, { site, reserved, cwd: '/project' });
}

test('pages of their own address collide with nothing', () => {
  expect(
    collisions([
      route('/', 'v2/en/index.mdx'),
      route('/guide/', 'v2/en/guide/index.mdx'),
      route('/guide/en', 'v2/en/guide/en.mdx'),
      route('/guide/mcp', 'v2/en/guide/mcp.mdx'),
      route('/zh/', 'v2/zh/index.mdx'),
      route('/zh/mcp', 'v2/zh/mcp.mdx'),
      route('/v1/zh/guide/', 'v1/zh/guide/index.mdx'),
      route('/english', 'v2/en/english.mdx'),
    ]),
  ).toEqual([]);
});

test('a page where the server answers itself is named, in any letter case', () => {
  expect(
    collisions([route('/MCP', 'v2/en/MCP.mdx'), route('/api/chat/', 'v2/en/api/chat/index.mdx')]),
  ).toEqual([
    'docs/v2/en/MCP.mdx has the route /MCP, where the server answers language models → rename the file',
    'docs/v2/en/api/chat/index.mdx has the route /api/chat/, where the server answers questions to Ask AI → rename the file',
  ]);
});

test.each([
  ['/en', 'v2/en/en.mdx', '"en" is read as the language'],
  ['/en/start', 'v2/en/en/start.mdx', '"en" is read as the language'],
  ['/v2/start', 'v2/en/v2/start.mdx', '"v2" is read as the version'],
  ['/zh', 'v2/en/zh.mdx', '"zh" is read as the language'],
  ['/V1/start', 'v2/en/V1/start.mdx', '"v1" is read as the version'],
  ['/v1/en', 'v1/en/en.mdx', '"en" is read as the language'],
  ['/v1/zh/start', 'v1/en/zh/start.mdx', '"zh" is read as the language'],
])('the page %s is named: it is at the address of a language or version', (path, file, reason) => {
  expect(collisions([route(path, file)])).toEqual([
    `docs/${file} has the route ${path}, where ${reason} → rename the file or its folder`,
  ]);
});

test('pages with the same route are named together', () => {
  expect(
    collisions([
      route('/dup', 'v2/en/dup.mdx'),
      route('/Dup', 'v2/en/Dup.mdx'),
      route('/both', 'v2/en/both.mdx'),
      route('/both/', 'v2/en/both/index.mdx'),
    ]),
  ).toEqual([
    'docs/v2/en/Dup.mdx and docs/v2/en/dup.mdx have routes that differ only in letter case, /Dup and /dup → keep one of them, or rename it',
    'docs/v2/en/both.mdx and docs/v2/en/both/index.mdx have the same route /both → keep one of them, or rename it',
  ]);
});

function check(routes: CheckedRoute[], base: string, plugins: SitePlugin[]): void {
  const config = { lang: 'en', base, plugins };
  checkRoutes(config, '/project').routeGenerated?.(routes as never, false);
}

const server: SitePlugin = {
  name: 'server',
  reservedRoutes: () => [
    { path: '/healthz', answers: 'whether it is healthy', isBelowBase: false },
    { path: '/mcp', answers: 'language models' },
  ],
};
const pages = [route('/healthz', '//healthz.mdx'), route('/mcp', '//mcp.mdx')];

test('the site stops with all findings at once, by what its plugins answer', () => {
  expect(() => check(pages, '/', [server])).toThrow(
    /^\[routes\] 2 routes of the docs cannot be used:\n.*\n/,
  );
  expect(() => check(pages, '/', [])).not.toThrow();
});

test('what the server answers beside the base takes no page of the site', () => {
  expect(() => check(pages, '/docs/', [server])).toThrow(/1 route of the docs .*:\n.*mcp\.mdx/);
});

test('an address with any name in the middle is reserved with every name', () => {
  const search: SitePlugin = {
    name: 'search',
    reservedRoutes: () => [{ path: '/1/indexes/*/queries', answers: 'searches' }],
  };
  const named = route('/1/indexes/docs/queries', '//1/indexes/docs/queries.mdx');
  expect(() => check([named], '/', [search])).toThrow('where the server answers searches');
  const others = ['/1/indexes/queries', '/1/indexes/a/b/queries', '/1/indexes/docs/other'];
  const free = others.map((path) => route(path, `/${path}.mdx`));
  expect(() => check(free, '/', [search])).not.toThrow();
});
