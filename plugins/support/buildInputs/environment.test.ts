import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Files of servers and commands, which do not run in builds, and the module that all builds read from. */
const AT_RUN_TIME = [
  /^plugins\/retrieval\/ask-ai\/(commands|dev|model|server)\//,
  /^plugins\/support\/buildInputs\/environment\.ts$/,
  /^plugins\/reference\/samples\/run\//,
  /^plugins\/retrieval\/search\/push\//,
  // Browser code, in which the bundler replaces NODE_ENV.
  /^plugins\/retrieval\/search\/client\/(fetchBelow|loadIndexes)\.ts$/,
  // Only determines the package manager's command in messages.
  /^plugins\/support\/packageManager\.ts$/,
  // Records the variables that pages read, and stores them with their HTML.
  /^plugins\/building\/rendered-pages\/(outsideReads|renderCache)\.ts$/,
  // Sets a variable that does not affect the output.
  /^plugins\/building\/output\/limitRendering\.ts$/,
  // Quotes the code of Rspress.
  /^plugins\/compat\/table\.ts$/,
  /^plugins\/serving\/site-server\/(siteRoutes|runServer)\.ts$/,
  /^plugins\/(cli|test-kit)\//,
];

let module: typeof import('./environment');

beforeEach(async () => {
  vi.resetModules();
  module = await import('./environment');
});
afterEach(() => vi.unstubAllEnvs());

test('[MODEL-1] every variable that a build reads is part of the cache key', () => {
  vi.stubEnv('LECTERN_TEST', 'a');
  expect(module.buildEnvironment.LECTERN_TEST).toBe('a');
  expect(module.buildEnvironment.LECTERN_MISSING).toBeUndefined();
  expect(module.readVariables()).toEqual([
    ['LECTERN_MISSING', undefined],
    ['LECTERN_TEST', 'a'],
  ]);
});

test('in a build, reading a variable after the key was computed is an error', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(module.buildEnvironment.LECTERN_EARLY).toBeUndefined();
  module.readVariables();
  expect(module.buildEnvironment.LECTERN_EARLY).toBeUndefined();
  expect(() => module.buildEnvironment.LECTERN_LATE).toThrow('LECTERN_LATE is read after the key');
});

// `process.env.__SSR__` is a constant of the build, not a variable.
test('no source that a build runs reads the environment in another way', () => {
  const sources = ['plugins', 'theme'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  );
  const direct = [...sources, 'rspress.config.ts']
    .filter((file) => !AT_RUN_TIME.some((pattern) => pattern.test(file)))
    .filter((file) =>
      /\bprocess\.env\b(?!\.__SSR__\b)|\benv\s*}\s*=\s*process\b/.test(readFileSync(file, 'utf8')),
    );
  expect(direct).toEqual([]);
});
