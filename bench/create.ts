import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { CREATE_LECTERN, pack } from '../tests/package/packed';
import { BROWSER_ARGS, findBrowser } from '../tests/support/browser';
import { freePort, openFirstPage, startServer } from './devServers';

/**
 * Measures the time from an empty folder to the first page in a browser: Lectern with `create-lectern`
 * and with `lectern create`, each from its packed package, compared with stock Rspress, VitePress and
 * Starlight. The tools run sequentially, each with an empty npm cache. The templates of the other
 * tools ask questions or are downloaded from hosts that not every machine can reach, so their files
 * are written according to their guides.
 *
 * `npm run build:package && npx tsx bench/create.ts`. A name runs only that tool.
 */
interface Tool {
  name: string;
  /** The files that a user writes before or between the commands. */
  files: Record<string, string>;
  /** The commands of the user. All except the first `create` run in the folder of the site. */
  commands: readonly string[];
  /** Returns the command that starts the dev server on a port. */
  dev: (port: number) => string;
  /** The version of Node.js that it requires, if the current one is too old. */
  node?: string;
}

interface Measured {
  name: string;
  commands: number;
  files: number;
  installSeconds: number;
  pageSeconds: number;
  /** The number of packages that npx installs for the first command. */
  packagesBefore: number;
  packages: number;
  megabytes: number;
  /** The size of npm's downloads and of the packages that npx has extracted. */
  cacheMegabytes: number;
}

const FIRST_PAGE = '# My docs\n\nThe first page.\n';

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;
const ownPackage = json({ name: 'my-docs', private: true, type: 'module' });

function tools(lectern: string, createLectern: string): Tool[] {
  const flags = `. --title "My docs" --lectern ${lectern} --install`;
  const dev = (port: number) => `npm run dev -- --port ${port}`;
  return [
    {
      name: 'Lectern, `create-lectern`',
      files: {},
      commands: [`npx --yes --package=${createLectern} create-lectern ${flags}`],
      dev,
    },
    {
      name: 'Lectern, `lectern create`',
      files: {},
      commands: [`npx --yes --package=${lectern} lectern create ${flags}`],
      dev,
    },
    {
      name: 'stock Rspress',
      files: {
        'package.json': ownPackage,
        'rspress.config.ts':
          "import { defineConfig } from '@rspress/core';\n\nexport default defineConfig({ root: 'docs', title: 'My docs' });\n",
        'docs/index.md': FIRST_PAGE,
      },
      commands: ['npm install @rspress/core@2.0.22'],
      dev: (port) => `npx rspress dev --port ${port}`,
    },
    {
      name: 'VitePress',
      files: { 'package.json': ownPackage, 'docs/index.md': FIRST_PAGE },
      commands: ['npm install vitepress@1.6.4'],
      dev: (port) => `npx vitepress dev docs --port ${port}`,
    },
    {
      name: 'Starlight',
      files: {
        'package.json': ownPackage,
        'astro.config.mjs':
          "import starlight from '@astrojs/starlight';\nimport { defineConfig } from 'astro/config';\n\nexport default defineConfig({ integrations: [starlight({ title: 'My docs' })] });\n",
        'src/content.config.ts':
          "import { docsLoader } from '@astrojs/starlight/loaders';\nimport { docsSchema } from '@astrojs/starlight/schema';\nimport { defineCollection } from 'astro:content';\n\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n",
        'src/content/docs/index.md': '---\ntitle: My docs\n---\n\nThe first page.\n',
      },
      commands: ['npm install astro@7.3.5 @astrojs/starlight@0.42.4'],
      dev: (port) => `npx astro dev --port ${port}`,
      node: '22.23.3',
    },
  ];
}

/** Installs a version of Node.js from the registry and returns its folder. */
function installNode(version: string, root: string): string {
  const folder = path.join(root, 'node');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), ownPackage);
  execFileSync('npm', ['install', `node@${version}`], { cwd: folder, stdio: 'ignore' });
  return path.join(folder, 'node_modules/node/bin');
}

const seconds = (since: number) => (performance.now() - since) / 1000;

/** Returns the size of all files in a folder in bytes, as reported by `du -sb`. */
const bytesOf = (folder: string) =>
  Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t')[0]);

/** Returns the number of packages that npm has installed, according to its lockfile. */
function countPackages(modules: string): number {
  const { packages } = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8'));
  return Object.keys(packages).length;
}

/** Returns the number of packages that npx has installed with this npm cache. */
function countNpxPackages(cache: string): number {
  const folder = path.join(cache, '_npx');
  if (!existsSync(folder)) return 0;
  const installed = readdirSync(folder).map((name) => path.join(folder, name, 'node_modules'));
  return installed.reduce((sum, modules) => sum + countPackages(modules), 0);
}

async function measure(tool: Tool, browser: Browser): Promise<Measured> {
  const root = mkdtempSync(path.join(tmpdir(), 'lectern-bench-create-'));
  const site = path.join(root, 'my-docs');
  mkdirSync(site);
  for (const [name, text] of Object.entries(tool.files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const cache = path.join(root, 'cache');
  const nodePath = tool.node && installNode(tool.node, root);
  const env = {
    ...inherited,
    npm_config_cache: cache,
    ASTRO_TELEMETRY_DISABLED: '1',
    PATH: [nodePath, process.env.PATH].filter(Boolean).join(':'),
  };
  const started = performance.now();
  for (const command of tool.commands) {
    execFileSync('bash', ['-c', command], { cwd: site, env, stdio: ['ignore', 'ignore', 'pipe'] });
  }
  const installSeconds = seconds(started);
  // Measured before the dev server starts, because it writes its cache there.
  const modules = path.join(site, 'node_modules');
  const installed = {
    packagesBefore: countNpxPackages(cache),
    packages: countPackages(modules),
    megabytes: bytesOf(modules) / 1e6,
    cacheMegabytes: bytesOf(cache) / 1e6,
  };
  const begun = performance.now();
  const port = await freePort();
  const stop = startServer(['bash', '-c', `exec ${tool.dev(port)}`], { cwd: site, env });
  try {
    await (await openFirstPage(browser, `http://localhost:${port}/`)).close();
    const pageSeconds = seconds(begun);
    return {
      name: tool.name,
      commands: tool.commands.length + 1,
      files: Object.keys(tool.files).length,
      installSeconds,
      pageSeconds,
      ...installed,
    };
  } finally {
    await stop();
    rmSync(root, { recursive: true, force: true, maxRetries: 3, retryDelay: 500 });
  }
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
const lectern = pack();
const createLectern = pack(CREATE_LECTERN);
const rows: Measured[] = [];
const wanted = process.argv.slice(2).join(' ');
for (const tool of tools(lectern.file, createLectern.file).filter(({ name }) =>
  name.includes(wanted),
)) {
  rows.push(await measure(tool, browser));
}
await browser.close();

const cell = (value: number) => value.toFixed(1);
process.stdout.write(
  [
    `${cpus().length} cores, load average ${loadavg().map(cell).join(', ')}, Node.js ${process.version}; packed, lectern has ${lectern.bytes} bytes and create-lectern ${createLectern.bytes}`,
    '',
    '| | commands | files written by hand | packages that npx installs first | installed in s | first page after s more | packages | MB | MB in the cache of npm |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.commands} | ${row.files} | ${row.packagesBefore} | ${cell(row.installSeconds)} | ${cell(row.pageSeconds)} | ${row.packages} | ${cell(row.megabytes)} | ${cell(row.cacheMegabytes)} |`,
    ),
    '',
  ].join('\n'),
);
