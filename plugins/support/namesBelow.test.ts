import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { namesBelow } from './namesBelow';

test('all files and folders are listed, those behind links too, and broken links do not stop it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-names-'));
  const file = (name: string) => path.join(folder, name);
  mkdirSync(file('en/guide'), { recursive: true });
  mkdirSync(file('empty'));
  for (const name of ['a.mdx', 'en/b.mdx', 'en/guide/c.mdx', 'en/.hidden'])
    writeFileSync(file(name), '');
  symlinkSync(file('en/guide'), file('linked'));
  symlinkSync(file('a.mdx'), file('linked.mdx'));
  symlinkSync(file('gone'), file('broken'));
  symlinkSync(file('itself'), file('itself'));

  const names = namesBelow(folder).sort();
  expect(names).toEqual(
    [
      'a.mdx',
      'broken',
      'empty',
      'en',
      'en/.hidden',
      'en/b.mdx',
      'en/guide',
      'en/guide/c.mdx',
      'itself',
      'linked',
      'linked.mdx',
      'linked/c.mdx',
    ].map((name) => path.normalize(name)),
  );
  expect(names).toEqual(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort());
  rmSync(folder, { recursive: true });
});
