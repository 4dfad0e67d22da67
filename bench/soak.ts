import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { growth, runSoak } from './soak/runSoak.ts';

/**
 * Reading, searching, asking, voting and calls of the MCP endpoint while the server is stopped, killed
 * and started anew, the site is replaced, and the disk of the database is full. Needs `npm run build`.
 *
 * `npx tsx bench/soak.ts --seconds 600 --folder doc_build`
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    folder: { type: 'string', default: 'doc_build' },
  },
});
const QUERIES = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'queries.json'), 'utf8')) as {
    query: string;
  }[]
).map(({ query }) => query);

/** Addresses of pages, from the list for language models. */
function pagesOf(folder: string): string[] {
  const list = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
  const found = [...list.matchAll(/\]\((?:https?:\/\/[^/]+)?(\/[^)]*?)(?:index)?\.md\)/g)];
  return found.map(([, address = '/']) => address);
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const { answers, faults, votes, done, lost, samples, hadDisk } = await runSoak({
  folder: values.folder,
  seconds: Number(values.seconds),
  pages: pagesOf(values.folder),
  queries: QUERIES,
  log: print,
});
if (!hadDisk) print('the disk could not be filled: mounting one is not allowed here');
print(`\ndone: ${JSON.stringify(done)}`);
print(`answers: ${JSON.stringify(Object.fromEntries([...answers].sort()))}`);
print(`votes acknowledged: ${votes.size}, lost: ${lost.length}`);
const last = samples.slice(-Math.max(1, Math.floor(samples.length / 3)));
const range = (of: 'memory' | 'handles') =>
  `${Math.min(...last.map((one) => one[of])).toFixed(0)} to ${Math.max(...last.map((one) => one[of])).toFixed(0)}`;
print(
  `memory in the last third of the last life: ${range('memory')} MB, grown by ${growth(samples, 'memory').toFixed(1)} MB`,
);
print(`handles: ${range('handles')}, grown by ${growth(samples, 'handles')}`);
for (const fault of [...faults, ...lost]) print(`fault: ${fault}`);
process.exitCode = faults.length + lost.length > 0 ? 1 : 0;
