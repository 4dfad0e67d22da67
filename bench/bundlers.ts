import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Measured } from './bundlers/measured';
import { REACT, TOOLS, type Tool } from './bundlers/tools';
import { writeProject } from './bundlers/writeProject';
import { measureCommand, type Usage } from './measureCommand';

/**
 * Builds the same application of generated React components in TypeScript with several bundlers, for
 * production: minified, without source maps and caches. Each build runs in its own process,
 * sequentially, for several rounds. The chart on the home page shows the medians of the last run with
 * `--keep`. The tools are installed from the registry in a folder of their own, by default in the
 * system's temporary folder.
 *
 * `npx tsx bench/bundlers.ts [names] --modules 500 --rounds 3 --tools folder --keep`. Names run only
 * those tools.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    modules: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
    tools: { type: 'string', default: path.join(tmpdir(), 'lectern-bench-bundlers') },
    keep: { type: 'boolean', default: false },
  },
});
const modules = Number(values.modules);
const wanted = positionals.map((name) => name.toLowerCase());
const tools = TOOLS.filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()),
);

/** Installs a tool, unless it is installed already, and writes the application next to its packages. */
function prepare({ name, packages, config }: Tool): string {
  const folder = path.join(values.tools, name.toLowerCase());
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "parts", "private": true }\n');
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
    execFileSync(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', ...packages, ...REACT],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }
  rmSync(path.join(folder, 'src'), { recursive: true, force: true });
  writeProject(folder, modules);
  if (config) writeFileSync(path.join(folder, config[0]), config[1]);
  return folder;
}

function build({ command: [bin, ...args] }: Tool, folder: string): Promise<Usage> {
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  const file = path.join(folder, 'node_modules', bin);
  const isScript = readFileSync(file).subarray(0, 2).toString() === '#!' || /\.[cm]?js$/.test(bin);
  const command = isScript ? [process.execPath, file, ...args] : [file, ...args];
  return measureCommand(command, { NODE_ENV: 'production' }, folder);
}

/** Returns the size of the scripts that a browser would load, in bytes. */
function outputBytes(folder: string): number {
  const output = path.join(folder, 'dist');
  return readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + statSync(path.join(output, name)).size, 0);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const folders = new Map(tools.map((tool) => [tool, prepare(tool)]));
const runs = new Map<Tool, Usage[]>(tools.map((tool) => [tool, []]));
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [tool, folder] of folders) runs.get(tool)?.push(await build(tool, folder));
}

const results = [...runs].map(([tool, usages]) => ({
  name: tool.name,
  version: tool.packages[0].split(/(?<=.)@/)[1] ?? '',
  does: tool.does,
  wallSeconds: median(usages.map(({ wallSeconds }) => wallSeconds)),
  cpuSeconds: median(usages.map(({ cpuSeconds }) => cpuSeconds)),
  peakMegabytes: median(usages.map(({ peakMegabytes }) => peakMegabytes)),
  outputBytes: outputBytes(folders.get(tool) ?? ''),
}));
const measured: Measured = {
  modules,
  rounds: Number(values.rounds),
  cores: cpus().length,
  results,
};

process.stdout.write(
  `${modules} components, medians of ${values.rounds} runs on ${measured.cores} cores, Node.js ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n\n`,
);
process.stdout.write(
  '| tool | does | s | CPU s | MB at most | bytes of output |\n|---|---|---|---|---|---|\n',
);
for (const one of results) {
  process.stdout.write(
    `| ${one.name} ${one.version} | ${one.does} | ${one.wallSeconds.toFixed(2)} | ${one.cpuSeconds.toFixed(2)} | ${one.peakMegabytes.toFixed(0)} | ${one.outputBytes} |\n`,
  );
}
if (values.keep) {
  writeFileSync(
    path.join(import.meta.dirname, 'bundlers/measured.json'),
    `${JSON.stringify(measured, undefined, 2)}\n`,
  );
}
