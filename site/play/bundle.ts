import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type RspackOptions, rspack, type StatsCompilation } from '@rspack/core';
import { bindingFolder, engineConfig, pageConfig } from './bundleConfigs';
import { CACHE, type InstalledEngine } from './install';

const HERE = path.dirname(fileURLToPath(import.meta.url));

function run(configs: RspackOptions[]): Promise<StatsCompilation[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error);
        if (!stats.hasErrors())
          return resolve(
            stats.stats.map((one) => one.toJson({ all: false, assets: true, entrypoints: true })),
          );
        reject(
          new Error(`[play] the playground cannot be bundled: ${stats.toString('errors-only')}`),
        );
      });
    });
  });
}

/** The names of the bundled files. */
export interface PlayFiles {
  folder: string;
  page: string;
  styles: string;
  fonts: string[];
  /** The worker and the bundler; missing if the bundler could not be installed. */
  engine?: { release: string; worker: string; wasm: string; bytes: number };
}

/** Files of other folders that are bundled too. */
const SHARED = [
  'theme/hooks/tabText.ts',
  'theme/styles/font-code.css',
  'theme/styles/font-text.css',
  'theme/styles/tokens.css',
  'plugins/pages/head-scripts/shared.ts',
  'plugins/reference/samples/outputs/sizeText.ts',
].map((file) => path.join(HERE, '../..', file));

function sourcesHash(engine: InstalledEngine | undefined): string {
  const hash = createHash('sha256')
    .update(engine?.folder ?? '')
    .update(rspack.rspackVersion);
  const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|js|css)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(HERE, name));
  for (const file of [...sources, ...SHARED]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Removes the files of earlier sources. */
function removeOthers(folder: string): void {
  for (const name of readdirSync(CACHE)) {
    const isOld = name.startsWith('files-') && name !== path.basename(folder);
    if (isOld) rmSync(path.join(CACHE, name), { recursive: true, force: true });
  }
}

/** Writes the bundler as gzip, because servers do not compress files of this size. */
async function writeWasm(engine: InstalledEngine, folder: string) {
  const raw = readFileSync(path.join(bindingFolder(engine), 'rspack.wasm32-wasi.wasm'));
  const content = await promisify(gzip)(raw, { level: 9 });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const wasm = `rspack.${hash}.gzip`;
  writeFileSync(path.join(folder, wasm), content);
  return { wasm, bytes: content.length };
}

/** Bundles page and worker, unless the cache has them for the same sources. */
export async function bundlePlayground(engine: InstalledEngine | undefined): Promise<PlayFiles> {
  const folder = path.join(CACHE, `files-${sourcesHash(engine)}`);
  const facts = path.join(folder, '.files.json');
  if (existsSync(facts)) return { ...JSON.parse(readFileSync(facts, 'utf8')), folder };
  const draft = `${folder}.${process.pid}`;
  const configs = [pageConfig(draft), ...(engine ? [engineConfig(draft, engine)] : [])];
  const [page, worker] = await run(configs);
  const named = (stats: StatsCompilation | undefined, entry: string, end: string) =>
    String(stats?.entrypoints?.[entry]?.assets?.find(({ name }) => name.endsWith(end))?.name ?? '');
  const files: Omit<PlayFiles, 'folder'> = {
    page: named(page, 'page', '.js'),
    styles: named(page, 'page', '.css'),
    fonts: (page?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.woff2')),
  };
  if (engine) {
    files.engine = {
      release: engine.release,
      worker: named(worker, 'engine', '.js'),
      ...(await writeWasm(engine, draft)),
    };
  }
  writeFileSync(path.join(draft, '.files.json'), JSON.stringify(files));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  removeOthers(folder);
  return { ...files, folder };
}
