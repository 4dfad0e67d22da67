import { expect, test } from 'vitest';
import { writeAskSite } from '../../plugins/retrieval/ask-ai/testing/askSite';
import { growth, runSoak } from './runSoak';

/** A minute would be a quarter of all unit tests; `npx tsx bench/soak.ts` runs as long as it is told. */
const SECONDS = 24;
/** In MB: most of it is what a server needs that has just been started. */
const MAX_MEMORY = 160;
const MAX_HANDLES = 12;

test('[SAFE-2] [AI-10] restarts, replaced sites and full disks lose no vote and no page', {
  timeout: 120_000,
}, async () => {
  const { answers, faults, lost, votes, done, samples } = await runSoak({
    folder: writeAskSite({ 'index.html': '<html>home</html>' }),
    seconds: SECONDS,
    pages: ['/'],
    queries: ['output.path', 'Where is the directory that bundles are written to?'],
    log: () => {},
  });
  expect(faults).toEqual([]);
  expect(lost).toEqual([]);
  expect(votes.size).toBeGreaterThan(10);
  expect(done).toMatchObject({ SIGTERM: expect.any(Number), swap: expect.any(Number) });
  for (const what of ['page', 'search', 'mcp', 'ask', 'vote']) {
    expect(answers.get(`${what} 200`), what).toBeGreaterThan(10);
  }
  expect(growth(samples, 'memory')).toBeLessThan(MAX_MEMORY);
  expect(growth(samples, 'handles')).toBeLessThan(MAX_HANDLES);
});
