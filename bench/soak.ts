import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { growth, runSoak } from './soak/runSoak.ts';

/**
 * Reads pages, searches, asks, votes, sends page feedback and calls the MCP endpoint while the server
 * is stopped, killed and restarted, builds are published, and the disk of the database is full. Needs
 * `npm run build`. With `--build`, the site is also built twice in the meantime.
 *
 * `npx tsx bench/soak.ts --seconds 1800 --folder doc_build --build rspress.config.ts`
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    folder: { type: 'string', default: 'doc_build' },
    build: { type: 'string' },
  },
});
const QUERIES = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'queries.json'), 'utf8')) as {
    query: string;
  }[]
).map(({ query }) => query);

/** Returns the URLs of pages from llms.txt. */
function pagesOf(folder: string): string[] {
  const list = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
  const found = [...list.matchAll(/\]\((?:https?:\/\/[^/]+)?(\/[^)]*?)(?:index)?\.md\)/g)];
  return found.map(([, address = '/']) => address);
}

/** Builds a site into the folder that is being served. */
async function build(config: string, outDir: string): Promise<void> {
  const own = path.resolve('test-results/soak.config.ts');
  mkdirSync(path.dirname(own), { recursive: true });
  writeFileSync(
    own,
    `import config from ${JSON.stringify(path.resolve(config))};\nexport default { ...config, outDir: ${JSON.stringify(outDir)} };\n`,
  );
  const command = ['--import', 'tsx', 'plugins/cli/lectern.ts', 'build', '-c', own];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the build has failed with ${code}`);
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const { answers, faults, votes, opinions, done, lost, samples, hadDisk } = await runSoak({
  folder: values.folder,
  seconds: Number(values.seconds),
  pages: pagesOf(values.folder),
  queries: QUERIES,
  log: print,
  ...(values.build && { build: (folder: string) => build(values.build ?? '', folder) }),
});
if (!hadDisk) print('the disk could not be filled: mounting one is not allowed here');
print(`\ndone: ${JSON.stringify(done)}`);
print(`answers: ${JSON.stringify(Object.fromEntries([...answers].sort()))}`);
print(
  `votes acknowledged: ${votes.size}, opinions: ${opinions.size}, lost of both: ${lost.length}`,
);
const last = samples.slice(-Math.max(1, Math.floor(samples.length / 3)));
const range = (of: 'memory' | 'handles') =>
  `${Math.min(...last.map((one) => one[of])).toFixed(0)} to ${Math.max(...last.map((one) => one[of])).toFixed(0)}`;
print(
  `memory in the last third of the last life: ${range('memory')} MB, grown by ${growth(samples, 'memory').toFixed(1)} MB`,
);
print(`handles: ${range('handles')}, grown by ${growth(samples, 'handles')}`);
const minutes = samples.filter((_, at) => at % 60 === 0);
print(
  `each minute: ${minutes.map(({ memory, handles }) => `${memory.toFixed(0)} MB, ${handles}`).join('; ')}`,
);
for (const fault of [...faults, ...lost]) print(`fault: ${fault}`);
process.exitCode = faults.length + lost.length > 0 ? 1 : 0;
