import { rmSync } from 'node:fs';
import process from 'node:process';
import { measureCommand, type Usage } from './measureCommand';

/**
 * Builds the same generated pages with Rspress as it is and with Lectern, both with Markdown for
 * language models, Lectern with search and Ask AI too, one after the other with cold caches; then
 * Lectern again with its cache, after one page was edited: `tsx bench/build.ts 1000`
 */
const pages = process.argv[2] ?? '1000';

const LECTERN = 'tests/fixtures/corpus/rspress.config.ts';

/** `CORPUS_PAGES` decides in both what is written; the cache of Lectern's first build serves its second. */
const builds: Record<string, { config: string; env: Record<string, string> }> = {
  'stock Rspress': {
    config: 'tests/fixtures/corpus/stock.config.ts',
    env: { RSPRESS_PERSISTENT_CACHE: 'false' },
  },
  Lectern: { config: LECTERN, env: {} },
  'Lectern, edited': { config: LECTERN, env: { CORPUS_EDITED: '1' } },
};

rmSync('node_modules/.cache/rspack', { recursive: true, force: true });
rmSync('.lectern/trees', { recursive: true, force: true });
const results: Record<string, Usage> = {};
for (const [name, { config, env }] of Object.entries(builds)) {
  results[name] = await measureCommand(['npx', 'rspress', 'build', '-c', config], {
    CORPUS_PAGES: pages,
    CORPUS_TWINS: '1',
    CORPUS_SEARCH: '1',
    ...env,
  });
}

const stock = results['stock Rspress']?.cpuSeconds ?? Number.NaN;
process.stdout.write(`Build of ${pages} pages\n`);
for (const [name, { cpuSeconds, wallSeconds, peakMegabytes }] of Object.entries(results)) {
  const share = Math.round((cpuSeconds / stock) * 100);
  process.stdout.write(
    `${name.padEnd(16)} ${cpuSeconds.toFixed(1).padStart(6)} CPU s (${share} %) ${wallSeconds.toFixed(0).padStart(4)} s wall ${peakMegabytes.toFixed(0).padStart(5)} MB peak\n`,
  );
}
