import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hashInputs, isBuiltFrom, markBuilt } from './siteInputs';

const kit = { config: 'tests/fixtures/kit/rspress.config.ts' };

test('the same inputs have the same hash, and another site or environment has another one', () => {
  const name = hashInputs(kit);
  expect(hashInputs(kit)).toBe(name);
  expect(hashInputs({ config: 'tests/fixtures/based/rspress.config.ts' })).not.toBe(name);
  expect(hashInputs({ ...kit, env: { ASK_AI_ENDPOINT: 'off' } })).not.toBe(name);
});

test('an output is only up to date for the inputs that are stored in it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-inputs-'));
  expect(isBuiltFrom(folder, 'a')).toBe(false);
  markBuilt(folder, 'a');
  expect(isBuiltFrom(folder, 'a')).toBe(true);
  expect(isBuiltFrom(folder, 'b')).toBe(false);
});
