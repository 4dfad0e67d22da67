import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** An import as it is written, and the file that it leads to where that is one of ours. */
interface Import {
  from: string;
  name: string;
  to?: string;
  /** It is loaded when a reader reaches for it, and may know the button that it was behind. */
  isLate: boolean;
  /** Nothing is loaded for it. */
  isOfTypes: boolean;
}

const SOURCE = /\.tsx?$/;
const NOT_SHIPPED = /\.test\.tsx?$|\/testing\/|\.d\.ts$|\/rspress\.config\.ts$/;
const IMPORT =
  /^\s*(?:import|export)\s+(?:type\s+)?(?:[^'";]*?\sfrom\s*)?'([^']+)'|\bimport\('([^']+)'\)/gm;

const files = ['plugins', 'theme', 'site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => SOURCE.test(file) && !NOT_SHIPPED.test(file)),
);

function resolve(from: string, name: string): string | undefined {
  if (!name.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(from), name);
  return [base, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end)].find(
    (file) => SOURCE.test(file) && existsSync(file),
  );
}

const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(([line, name = '', late = '']) => ({
    from,
    name: name || late,
    to: resolve(from, name || late),
    isLate: late !== '',
    isOfTypes: /^\s*(?:import|export)\s+type\s/.test(line),
  })),
);

/** Folders of `plugins/` that hold those of one topic. */
const GROUPS = ['building', 'maintenance', 'pages', 'reference', 'retrieval', 'serving'];

/** `plugins/retrieval/search/engine/rank.ts` is of `search`; `theme/` and `site/` are one each. */
function partOf(file: string): string {
  const [top = '', name = '', inGroup = ''] = file.split('/');
  if (top !== 'plugins') return `${top}/`;
  return GROUPS.includes(name) ? inGroup : name;
}

/** Imports from one part to another, as `from → to`, each once. */
function between(isMeant: (from: string, to: string, link: Import) => boolean): string[] {
  const found = imports.flatMap((link) => {
    if (!link.to) return [];
    const [from, to] = [partOf(link.from), partOf(link.to)];
    return from !== to && isMeant(from, to, link) ? [`${from} → ${to}`] : [];
  });
  return [...new Set(found)].sort();
}

/** The files and packages that are loaded with a file, without what it loads later. */
function loadedWith(file: string): Set<string> {
  const loaded = new Set([file]);
  // A set is iterated over what is added meanwhile.
  for (const from of loaded) {
    for (const link of imports) {
      if (link.from === from && !link.isLate && !link.isOfTypes) loaded.add(link.to ?? link.name);
    }
  }
  return loaded;
}

/** Files that import each other, however far around. */
function circles(): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, isLate } of imports) {
    if (to && !isLate) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  function visit(file: string): void {
    const at = index.size;
    index.set(file, at);
    low.set(file, at);
    stack.push(file);
    for (const other of next.get(file) ?? []) {
      if (!index.has(other)) visit(other);
      if (stack.includes(other)) low.set(file, Math.min(low.get(file) ?? at, low.get(other) ?? at));
    }
    if (low.get(file) !== at) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle.sort());
  }
  for (const file of next.keys()) if (!index.has(file)) visit(file);
  return found.sort();
}

/** What runs in the browser: `runtime/` and `client/` of plugins, and the theme. */
const isOfBrowser = (file: string) => /^theme\/|\/(runtime|client)\//.test(file);

/** Where theme and plugins meet: what both sides know, and what runs in the browser. */
const isContract = (file: string) =>
  /\/(shared(\.ts|\/.*)|runtime\/.*|client\/.*|siteFacts\.ts|strings\.ts)$/.test(file);

/** Used by all, uses none. */
const CORE = ['support'];
/** Made of all the others: only the configuration of a site imports it. */
const PRESET = 'preset';
/** The server with all features: made of all the others, too. */
const SITE_SERVER = 'site-server';

/** Folders of `plugins/` that need themselves, by way of others. */
function foldersInCircles(): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!to?.startsWith('plugins/') || !from.startsWith('plugins/')) continue;
    next.set(partOf(from), (next.get(partOf(from)) ?? new Set()).add(partOf(to)));
  }
  function reached(folder: string, seen = new Set<string>()): Set<string> {
    for (const other of next.get(folder) ?? []) {
      if (other === folder || seen.has(other)) continue;
      seen.add(other);
      reached(other, seen);
    }
    return seen;
  }
  return [...next.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

describe('imports', () => {
  test('[MODEL-2] no files import each other', () => {
    expect(circles()).toEqual([]);
  });

  test('plugins are in groups, and a group has nothing but plugins', () => {
    const loose = GROUPS.flatMap((group) =>
      readdirSync(path.join('plugins', group), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${group}/${name}`),
    );
    expect(loose).toEqual([]);
  });

  test('[MODEL-2] no folders of plugins need each other, directly or around', () => {
    expect(foldersInCircles()).toEqual([]);
  });

  test('what runs in the browser needs nothing of Node', () => {
    const ofNode = imports.filter(
      ({ from, name }) => isOfBrowser(from) && name.startsWith('node:'),
    );
    expect(ofNode.map(({ from, name }) => `${from}: ${name}`)).toEqual([]);
  });

  test('[MODEL-2] the core uses nothing but itself', () => {
    expect(between((from) => CORE.includes(from))).toEqual([]);
  });

  test('[MODEL-2] the server is told of features and does not know them', () => {
    const own = new Set(['server', 'content', 'define', 'site', 'output', ...CORE]);
    expect(between((from, to) => from === 'server' && !own.has(to))).toEqual([]);
  });

  test('the theme takes from plugins only what both sides know or what runs in the browser', () => {
    const past = imports.filter(
      ({ from, to }) => from.startsWith('theme/') && to?.startsWith('plugins/') && !isContract(to),
    );
    expect([...new Set(past.map(({ to }) => to))].sort()).toEqual([]);
  });

  test('the preset, the command line and the test kit put the server and its features together', () => {
    expect(between((_, to) => to === SITE_SERVER)).toEqual([
      `cli → ${SITE_SERVER}`,
      `${PRESET} → ${SITE_SERVER}`,
      `test-kit → ${SITE_SERVER}`,
    ]);
  });

  test('only a site imports the preset, and only the preset and the command line the table of contacts', () => {
    expect(between((_, to) => to === PRESET)).toEqual([]);
    expect(between((_, to) => to === 'compat')).toEqual(['cli → compat', `${PRESET} → compat`]);
  });

  test('every plugin of ours is defined with the API for plugins, except the content that this API is made of', () => {
    const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
    const plugins = texts.filter(([, text]) => /^export function plugin[A-Z]\w*\(/m.test(text));
    const others = plugins.filter(([, text]) => !/ define(?:Feature|Plugin)\(\{/.test(text));
    expect(plugins.length).toBeGreaterThan(35);
    expect(others.map(([file]) => file)).toEqual(['plugins/content/index.ts']);
  });

  test('a site receives the API for plugins without the hooks of our own features', () => {
    const entry = imports.filter(({ from }) => from === 'plugins/preset/index.ts');
    expect(entry.map(({ to }) => to)).toContain('plugins/define/index.ts');
    expect(entry.filter(({ to }) => to?.startsWith('plugins/define/')).map(({ to }) => to)).toEqual(
      ['plugins/define/index.ts', 'plugins/define/index.ts'],
    );
    const api = imports.filter(({ from }) => from === 'plugins/define/index.ts');
    expect(api.filter(({ to }) => to?.includes('eature'))).toEqual([]);
  });

  test('the settings of a site are read without the code of the servers and of the dev server', () => {
    const loaded = loadedWith('plugins/preset/index.ts');
    expect(loaded).toContain('plugins/serving/server/serverHooks.ts');
    const ofServers = [
      'hono',
      'diff',
      'plugins/serving/site-server/siteRoutes.ts',
      'plugins/serving/server/server/app.ts',
      'plugins/maintenance/translations/dev/devTranslations.ts',
      'plugins/retrieval/ask-ai/dev/devAsk.ts',
      'plugins/retrieval/search/dev/devSearch.ts',
      'plugins/retrieval/docs-tools/tools/index.ts',
    ];
    expect(ofServers.filter((name) => loaded.has(name))).toEqual([]);
  });

  test('nothing of ours imports what is only of this site, or the command line', () => {
    expect(between((_, to) => to === 'site/' || to === 'cli')).toEqual([]);
  });
});
