import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Matches test files and folders in the lists: `tests/e2e/offline.spec.ts`, `plugins/building/output`. */
const NAMED = /`((?:plugins|theme|tests|bench|site)\/[\w./-]+)`/g;

test.each(['bench/FAULTS.md', '.github/SECURITY.md'])(
  '[SAFE-2] every test that %s names is there',
  (list) => {
    const named = [...readFileSync(list, 'utf8').matchAll(NAMED)].map(([, name = '']) => name);
    const missing = named.filter((name) => !existsSync(name) && !existsSync(`${name}.ts`));
    expect(named.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  },
);
