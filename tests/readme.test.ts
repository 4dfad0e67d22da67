import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('README.md', 'utf8');

/** What fits on the first screen of npm. */
const FIRST_SCREEN = text.slice(0, text.indexOf('\n## '));

test('the README begins with what the package is, a command, a configuration and the docs', () => {
  expect(FIRST_SCREEN).toMatch(/^# Lectern\n\nLectern turns folders of Markdown into/);
  const order = ['npm create lectern@latest', 'defineSite({', '](site/lectern/docs/en/start.mdx)'];
  const places = order.map((part) => FIRST_SCREEN.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('links of the README lead to files, and its commands are in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [, file = ''] of text.matchAll(/\]\(([\w./-]+)\)/g)) {
    expect(existsSync(file), file).toBe(true);
  }
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named).toEqual(expect.arrayContaining(['site', 'verify']));
  for (const name of named) expect(scripts).toHaveProperty([name]);
});
