import process from 'node:process';
import { measureCommand, type Usage } from './measureCommand';

/**
 * Builds the same generated pages with and without their Markdown, with Lectern and with Rspress
 * (`llms: true`), sequentially with cold caches.
 *
 * `npx tsx bench/twins.ts 1000 lectern`
 */
const pages = process.argv[2] ?? '1000';
const wanted = process.argv[3] ?? '';

const sites = {
  Lectern: 'tests/fixtures/corpus/rspress.config.ts',
  'stock Rspress': 'tests/fixtures/corpus/stock.config.ts',
};

function line(name: string, { cpuSeconds, wallSeconds, peakMegabytes }: Usage): string {
  return `${name.padEnd(26)} ${cpuSeconds.toFixed(1).padStart(6)} CPU s ${wallSeconds.toFixed(0).padStart(4)} s wall ${peakMegabytes.toFixed(0).padStart(5)} MB peak\n`;
}

process.stdout.write(`Build of ${pages} pages\n`);
for (const [name, config] of Object.entries(sites)) {
  if (!name.toLowerCase().includes(wanted)) continue;
  const command = ['npx', 'rspress', 'build', '-c', config];
  const env = { CORPUS_PAGES: pages, RSPRESS_PERSISTENT_CACHE: 'false' };
  const without = await measureCommand(command, env);
  process.stdout.write(line(name, without));
  const twins = await measureCommand(command, { ...env, CORPUS_TWINS: '1' });
  const more = Math.round((twins.cpuSeconds / without.cpuSeconds - 1) * 100);
  process.stdout.write(line(`${name} with twins, +${more} %`, twins));
}
