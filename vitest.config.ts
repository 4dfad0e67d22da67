import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['theme/**/*.test.{ts,tsx}', 'plugins/**/*.test.ts', 'tests/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
