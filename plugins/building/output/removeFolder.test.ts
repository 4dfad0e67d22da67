import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from './removeFolder';

function failWith(code: string) {
  return () => {
    throw Object.assign(new Error(`${code}: rmdir`), { code });
  };
}

test('removes a folder with its contents, and ignores a missing one', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-remove-')), 'next');
  mkdirSync(path.join(folder, 'static/js'), { recursive: true });
  writeFileSync(path.join(folder, 'static/js/a.js'), 'a');
  removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
  removeFolder(folder);
});

test('a bundler that still writes does not turn the end of a build into an error', () => {
  expect(() => removeFolder('/next', failWith('ENOTEMPTY'))).not.toThrow();
  expect(() => removeFolder('/next', failWith('EACCES'))).toThrow('EACCES');
});
