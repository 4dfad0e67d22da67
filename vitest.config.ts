import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The starts of the names of tests, those first that take longest: as the last ones they would leave a core idle. */
const FIRST = ['tests/docs-samples.', 'tests/', 'bench/soak/'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) => {
      const name = path.relative(this.ctx.config.root, moduleId);
      const rank = FIRST.findIndex((start) => name.startsWith(start));
      return rank < 0 ? FIRST.length : rank;
    };
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

const common = {
  // A failed comparison of long texts shows all of them.
  chaiConfig: { truncateThreshold: 0 },
  // Some tests start a compiler, which takes its time on a busy machine.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  globalSetup: 'tests/support/temporaryFolder.ts',
};

export default defineConfig({
  test: {
    // Some tests wait for processes and timers, so that two cores have work for three.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          // Files share what they import: making it anew for each took half of the time.
          isolate: false,
          include: ['{theme,plugins,site,bench}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/site/**', 'tests/package/**', 'tests/guides/**'],
        },
      },
      // What the built sites consist of, and what our server makes of it.
      {
        test: { ...common, name: 'sites', isolate: false, include: ['tests/site/**/*.test.ts'] },
      },
      // Projects of the guides, built, served and opened in a browser.
      {
        test: {
          ...common,
          name: 'guides',
          testTimeout: 120_000,
          include: ['tests/guides/**/*.test.ts'],
        },
      },
      // The package as others install it.
      {
        test: {
          ...common,
          name: 'package',
          testTimeout: 120_000,
          include: ['tests/package/**/*.test.ts'],
        },
      },
    ],
  },
});
