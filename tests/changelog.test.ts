import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

test('the changelog begins with what is not released yet, or with the version of the package', () => {
  const [first] = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const { version } = JSON.parse(read('package.json'));
  expect(['Unreleased', version]).toContain(first);
});

test('what contributors are told to run and to read is there', () => {
  const text = read('.github/CONTRIBUTING.md');
  const { scripts } = JSON.parse(read('package.json'));
  for (const [, name = ''] of text.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(name);
  for (const [, file = ''] of text.matchAll(/\]\(([\w./]+)\)/g)) {
    expect(existsSync(path.join('.github', file)), file).toBe(true);
  }
});
