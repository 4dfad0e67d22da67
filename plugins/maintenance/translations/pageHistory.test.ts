import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageHistory } from './pageHistory';
import { readSections } from './readSections';
import { sectionHash } from './sectionHash';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-history-'));
const file = path.join(folder, 'page.mdx');
const commits: string[] = [];

const page = (install: string, use: string) =>
  `# Page\n\n## Install\n\n${install}\n\n## Use\n\n${use}\n`;
const TEXTS = [page('One.', 'First.'), page('Two.', 'First.'), page('Two.', 'Second.')];

function git(...args: string[]): string {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
}

function hashOf(text: string, key: string): string {
  const section = readSections(text, file).find((other) => other.key === key);
  return sectionHash(section?.text ?? '');
}

beforeAll(() => {
  git('init', '-q');
  for (const text of TEXTS) {
    writeFileSync(file, text);
    git('add', '.');
    git('commit', '-qm', 'page');
    commits.unshift(git('rev-parse', '--short', 'HEAD').trim());
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the newest commit in which a section had a text is found', () => {
  const history = pageHistory(file);
  expect(history.textWith('install', hashOf(TEXTS[0] ?? '', 'install'))?.commit).toBe(commits[2]);
  expect(history.textWith('install', hashOf(TEXTS[1] ?? '', 'install'))?.commit).toBe(commits[0]);
  expect(history.textWith('use', hashOf(TEXTS[0] ?? '', 'use'))?.commit).toBe(commits[1]);
  expect(history.textWith('install', hashOf(TEXTS[0] ?? '', 'install'))?.text).toContain('One.');
});

test('an uncommitted text, a page without commits and a folder without git have no commit', () => {
  const unknown = sectionHash('nothing of the kind');
  expect(pageHistory(file).textWith('install', unknown)).toBeUndefined();
  expect(pageHistory(path.join(folder, 'new.mdx')).textWith('use', unknown)).toBeUndefined();
  expect(pageHistory('/nowhere/page.mdx').textWith('use', unknown)).toBeUndefined();
});
