import { expect, test } from 'vitest';
import { readOptions } from '../../plugins/retrieval/ask-ai/options';
import { SETTINGS_FILE } from '../../plugins/retrieval/ask-ai/server/askFiles';
import { writeAskSite } from '../../plugins/retrieval/ask-ai/testing/askSite';
import { growth, runSoak } from './runSoak';

/** `npx tsx bench/soak.ts` accepts any duration. */
const SECONDS = 60;
/** The memory limit in MB. Most of it is needed by a server that has just started. */
const MAX_MEMORY = 160;
const MAX_HANDLES = 12;

test('[SAFE-2] [AI-10] restarts, published builds and full disks lose no vote, no opinion and no page', {
  timeout: 300_000,
}, async () => {
  const { answers, faults, lost, votes, opinions, done, samples, hadDisk } = await runSoak({
    folder: writeAskSite({
      'index.html': '<html>home</html>',
      [SETTINGS_FILE]: JSON.stringify(readOptions({ pageFeedback: true })),
    }),
    seconds: SECONDS,
    pages: ['/'],
    queries: ['output.path', 'Where is the directory that bundles are written to?'],
    log: () => {},
  });
  expect(faults).toEqual([]);
  expect(lost).toEqual([]);
  expect(votes.size).toBeGreaterThan(5);
  expect(opinions.size).toBeGreaterThan(10);
  expect(done).toMatchObject({ SIGTERM: expect.any(Number), publish: expect.any(Number) });
  // Containers may not be allowed to mount the disk that can be filled.
  expect(done['full disk'] ?? 0).toBeGreaterThanOrEqual(hadDisk ? 1 : 0);
  for (const what of ['page', 'search', 'mcp', 'ask', 'opinion']) {
    expect(answers.get(`${what} 200`), what).toBeGreaterThan(10);
  }
  expect(growth(samples, 'memory')).toBeLessThan(MAX_MEMORY);
  expect(growth(samples, 'handles')).toBeLessThan(MAX_HANDLES);
});
