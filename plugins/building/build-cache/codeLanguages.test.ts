import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeLanguages } from './codeLanguages';

test('finds the languages of blocks, including nested ones, and ignores unknown languages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-languages-'));
  mkdirSync(path.join(folder, 'en'));
  writeFileSync(
    path.join(folder, 'en/a.mdx'),
    '````mdx\n---\na: 1\n---\n```yaml title="a"\n```\n````\n\n> ~~~css\n> ~~~\n\n- one\n  ```js {1}\n  ```\n\n```nope\n```\n',
  );
  writeFileSync(path.join(folder, 'en/b.txt'), '```rust\n```\n');
  expect(codeLanguages(folder)).toEqual(['css', 'js', 'mdx', 'yaml']);
  expect(codeLanguages(path.join(folder, 'nowhere'))).toEqual([]);
});
