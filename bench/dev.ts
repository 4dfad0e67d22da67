import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pack } from '../tests/package/packed';
import { BROWSER_ARGS, findBrowser } from '../tests/support/browser';
import { installPeer } from './builds/installPeer';
import { componentOf, markedPage } from './dev/edits';
import { type DevSite, measureEdits, measureStart } from './dev/measure';
import { COLUMNS, type DevFigures, type DevRow, devTable, targetTable } from './dev/report';
import {
  clearCaches,
  type DevTool,
  LECTERN,
  OTHERS,
  packedLectern,
  STOCK,
  stockText,
  withLabel,
} from './dev/tools';

/**
 * Measures how long authors wait for a dev server and for their edits, in a browser with the page
 * open. Compares Lectern, stock Rspress, VitePress and Starlight on the same generated pages, and
 * Lectern and stock Rspress on the committed docs of this repository.
 *
 * `npm run build:package && npx tsx bench/dev.ts [names] --pages 400 --rounds 3 --peers folder`. Names
 * run only those tools: `docs lectern`. Only generated pages need the package.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    peers: { type: 'string', default: path.join(tmpdir(), 'lectern-bench-builds') },
  },
});
const pages = Number(values.pages);
const rounds = Number(values.rounds);

/** A copy of Lectern's own files, without installed packages and build output. */
const DOCS_COPY = path.resolve('test-results/bench-dev');
const PAGE = 'docs/v2/en/guide/start/quick-start.mdx';
const META = 'docs/v2/en/guide/_meta.json';
const COMPONENT = 'components/Live.jsx';
const IMPORT = "import { Live } from '../../../../../components/Live';";

/** Inserts the edited parts into a copy of the docs. */
function markDocs(folder: string): void {
  const change = (name: string, to: (text: string) => string) =>
    writeFileSync(path.join(folder, name), to(readFileSync(path.join(folder, name), 'utf8')));
  mkdirSync(path.join(folder, 'components'), { recursive: true });
  writeFileSync(path.join(folder, COMPONENT), componentOf('react'));
  change(PAGE, (text) => markedPage(text, { imports: IMPORT }));
  change(META, (text) => withLabel(text, /("label": ")Getting started(")/));
}

const docs = {
  site: 'docs',
  address: '/guide/start/quick-start',
  edited: { text: PAGE, heading: PAGE, component: COMPONENT, label: META },
  freshPage: (name: string, title: string) => ({
    file: `${path.dirname(PAGE)}/${name}.mdx`,
    text: `---\ndescription: New.\n---\n\n# ${title}\n\nA new page.\n`,
    address: `/guide/start/${name}`,
  }),
};

type OwnTool = Pick<DevTool, 'name' | 'search' | 'caches' | 'output'>;

/** Returns the site of this repository in a separate working tree, started like `npm run dev`. */
function ownDocs(tool: OwnTool): DevSite {
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' });
  rmSync(DOCS_COPY, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', DOCS_COPY);
  // Hard links, because a symbolic link to the folder would share its caches.
  execFileSync('cp', ['-al', 'node_modules', DOCS_COPY]);
  markDocs(DOCS_COPY);
  // tsx caches compiled files in the folder for temporary files.
  const temporary = path.join(DOCS_COPY, '.temporary');
  return {
    ...docs,
    tool: tool.name,
    folder: DOCS_COPY,
    start: (port) => [
      'node_modules/.bin/tsx',
      'plugins/cli/lectern.ts',
      'dev',
      '--port',
      `${port}`,
    ],
    env: { TMPDIR: temporary },
    clear() {
      clearCaches(DOCS_COPY, tool);
      rmSync(temporary, { recursive: true, force: true });
      mkdirSync(temporary, { recursive: true });
    },
    search: tool.search,
    remove: () => git('worktree', 'remove', '--force', DOCS_COPY),
  };
}

const STOCK_CONFIG = `import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'Rspack Docs',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  route: { cleanUrls: true },
});
`;

/** Returns the same pages with stock Rspress. Missing components only matter on pages that are opened. */
function stockDocs(tool: DevTool): DevSite {
  const { folder, program } = installPeer(tool, values.peers, 8);
  const site = path.join(path.dirname(folder), 'docs-of-lectern');
  rmSync(site, { recursive: true, force: true });
  for (const name of ['public', 'v1', 'v2']) {
    cpSync(path.join('docs', name), path.join(site, 'docs', name), { recursive: true });
  }
  writeFileSync(path.join(site, 'rspress.config.ts'), STOCK_CONFIG);
  markDocs(site);
  const page = path.join(site, PAGE);
  writeFileSync(page, stockText(readFileSync(page, 'utf8')));
  return {
    ...docs,
    ...siteOf(tool, site, program),
    site: 'docs',
    address: docs.address,
    edited: docs.edited,
    freshPage: docs.freshPage,
  };
}

function siteOf(tool: DevTool, folder: string, program: readonly string[]): DevSite {
  const { address, edited, freshPage, search } = tool;
  return {
    site: `${pages} generated`,
    tool: tool.name,
    folder,
    start: (port) => [...program, ...tool.dev, '--port', `${port}`],
    clear: () => clearCaches(folder, tool),
    address,
    edited,
    freshPage,
    search,
  };
}

function generated(tool: DevTool): DevSite {
  const { folder, program } = installPeer(tool, values.peers, pages);
  return siteOf(tool, folder, program);
}

/** Returns the generated site with the package that is built from this repository. */
function generatedLectern(): DevSite {
  // Removes an installation of an earlier package.
  rmSync(path.join(values.peers, 'lectern'), { recursive: true, force: true });
  return generated(packedLectern(pack().file));
}

const wanted = positionals.map((name) => name.toLowerCase());
const isWanted = (name: string) => wanted.every((one) => name.toLowerCase().includes(one));
const sites = [
  { name: 'docs lectern', prepare: () => ownDocs(LECTERN) },
  { name: 'docs stock', prepare: () => stockDocs(STOCK) },
  { name: 'generated lectern', prepare: generatedLectern },
  ...OTHERS.map((tool) => ({ name: `generated ${tool.name}`, prepare: () => generated(tool) })),
]
  .filter(({ name }) => isWanted(name))
  .map(({ prepare }) => prepare());

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
const figures = new Map(
  sites.map((site) => [
    site,
    Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, [] as number[]])),
  ]),
);

function note(site: DevSite, measured: Partial<Record<keyof DevFigures, readonly number[]>>): void {
  for (const [name, numbers] of Object.entries(measured)) {
    figures.get(site)?.[name]?.push(...numbers);
  }
  const summary = Object.entries(measured).map(
    ([name, numbers]) => `${name} ${numbers.map((one) => one.toFixed(0)).join(' ')}`,
  );
  process.stderr.write(
    `${site.site}, ${site.tool}: ${summary.join('; ')} (load ${loadavg()[0]?.toFixed(1)})\n`,
  );
}

// The tools take turns, so that other load on the machine affects all of them.
for (let round = 0; round < rounds; round++) {
  for (const site of sites) {
    site.clear();
    note(site, { coldStart: [await measureStart(site, browser)] });
    note(site, { secondStart: [await measureStart(site, browser)] });
  }
}
for (const site of sites) note(site, await measureEdits(site, browser, rounds));
await browser.close();
for (const { remove } of sites) remove?.();

const rows: DevRow[] = sites.map((site) => ({
  site: site.site,
  tool: site.tool,
  figures: figures.get(site) as unknown as DevFigures,
}));
process.stdout.write(
  `${cpus().length} cores, Node.js ${process.version} (Starlight: ${OTHERS.find(({ node }) => node)?.node}), medians of ${rounds}, in ms where nothing else is said\n\n${devTable(rows)}\n\n${targetTable(rows)}\n`,
);
