import process from 'node:process';
import { measureCommand, type Usage } from './measureCommand';

/**
 * Builds the same generated pages with Rspress as it is and with Lectern, one after the other with
 * cold caches: `tsx bench/build.ts 1000`
 */
const pages = process.argv[2] ?? '1000';

const builds = {
  'stock Rspress': 'tests/fixtures/corpus/stock.config.ts',
  Lectern: 'tests/fixtures/corpus/rspress.config.ts',
};

const results: Record<string, Usage> = {};
for (const [name, config] of Object.entries(builds)) {
  results[name] = await measureCommand(['npx', 'rspress', 'build', '-c', config], {
    CORPUS_PAGES: pages,
    RSPRESS_PERSISTENT_CACHE: 'false',
  });
}

const stock = results['stock Rspress']?.cpuSeconds ?? Number.NaN;
process.stdout.write(`Build of ${pages} pages\n`);
for (const [name, { cpuSeconds, wallSeconds, peakMegabytes }] of Object.entries(results)) {
  const share = Math.round((cpuSeconds / stock) * 100);
  process.stdout.write(
    `${name.padEnd(14)} ${cpuSeconds.toFixed(1).padStart(6)} CPU s (${share} %) ${wallSeconds.toFixed(0).padStart(4)} s wall ${peakMegabytes.toFixed(0).padStart(5)} MB peak\n`,
  );
}
