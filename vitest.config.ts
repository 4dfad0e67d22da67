import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'theme/**/*.test.{ts,tsx}',
      'plugins/**/*.test.ts',
      'tests/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    // Some tests start a compiler, which takes its time on a busy machine.
    testTimeout: 30_000,
    // Half of a machine with two cores would wait otherwise.
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
