import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setAside } from './databaseFiles';

test('[SAFE-2] two damaged files that are renamed in the same second are both kept', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-aside-'));
  const file = path.join(folder, 'ask-ai.db');
  const date = new Date('2026-11-21T10:00:00Z');
  for (const text of ['first', 'second', 'third']) {
    writeFileSync(file, text);
    writeFileSync(`${file}-wal`, text);
    setAside(file, date);
  }
  const time = 'ask-ai.damaged-20261121T100000';
  expect(readdirSync(folder).sort()).toEqual(
    [`${time}-2.db`, `${time}-3.db`, `${time}.db`].flatMap((name) => [name, `${name}-wal`]),
  );
});
