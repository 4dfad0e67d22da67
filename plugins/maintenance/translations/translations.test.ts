import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '../../content/files/readPages';
import { stale } from '../docs-check/checks/stale';
import { docsFolder, findingsIn } from '../docs-check/testing/docsFolder';
import { recordTranslated } from './recordTranslated';
import { sectionHash } from './sectionHash';
import { changedPages, changedText } from './showTranslated';
import { translationPlace } from './translationPlace';

const EN = '# A\n\nText.\n\n## Install\n\nRun it.\n';
const ZH = '# 甲\n\n文。\n\n## 安装 {#install}\n\n运行。\n';
const STORED = 'docs/v2/zh/.translated.json';

const site = (en = EN) => docsFolder({ 'docs/v2/en/g/a.mdx': en, 'docs/v2/zh/g/a.mdx': ZH });
const record = (cwd: string, ...names: string[]) =>
  recordTranslated(readPages('docs', ['v2'], cwd), names, cwd);
const write = (cwd: string, text: string, file = 'docs/v2/en/g/a.mdx') =>
  writeFileSync(path.join(cwd, file), text);

function commit(cwd: string, date: string) {
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['add', '.'], { cwd });
  execFileSync('git', [...identity, 'commit', '-q', '-m', date], { cwd, env });
}

test('[AUTH-2] a section that changed after its translation is reported with file and line', async () => {
  const cwd = site();
  expect(record(cwd)).toEqual({ pages: 1, folders: ['docs/v2/zh'] });
  expect(await findingsIn(stale, cwd)).toEqual([]);
  write(cwd, EN.replace('Run it.', 'Run it twice.'));
  expect(await findingsIn(stale, cwd)).toEqual([
    'docs/v2/zh/g/a.mdx:5 stale: Install (docs/v2/en/g/a.mdx:5) has changed since it was translated → translate it, then run "lectern translated docs/v2/zh/g/a.mdx"',
  ]);
  record(cwd, 'docs/v2/zh/g/a.mdx');
  expect(await findingsIn(stale, cwd)).toEqual([]);
});

test('[AUTH-2] the records of pages in .md files are kept', async () => {
  const cwd = docsFolder({
    'docs/v2/en/a.md': EN,
    'docs/v2/en/b.mdx': EN,
    'docs/v2/zh/a.md': ZH,
    'docs/v2/zh/b.mdx': ZH,
  });
  record(cwd);
  record(cwd, 'docs/v2/zh/b.mdx');
  write(cwd, EN.replace('Run it.', 'Run it twice.'), 'docs/v2/en/a.md');
  expect(await findingsIn(stale, cwd)).toHaveLength(1);
  expect(Object.keys(JSON.parse(readFileSync(path.join(cwd, STORED), 'utf8')))).toEqual(['a', 'b']);
});

test('[AUTH-2] a translation may have the other extension of Markdown', () => {
  const cwd = docsFolder({ 'docs/en/a.mdx': EN, 'docs/zh/a.md': ZH });
  const docDir = path.join(cwd, 'docs');
  const file = path.join(docDir, 'zh/a.md');
  expect(translationPlace({ _filepath: file, lang: 'zh' }, docDir, 'en')).toEqual({
    file: path.join(docDir, 'en/a.mdx'),
    source: file,
    folder: path.join(docDir, 'en'),
    name: 'a',
  });
});

test('[AUTH-2] with a git history, the finding contains the command that shows the change', async () => {
  const cwd = site();
  execFileSync('git', ['init', '-q'], { cwd });
  record(cwd);
  commit(cwd, '2026-01-01T00:00:00Z');
  write(cwd, EN.replace('Text.', 'Another text.'));
  commit(cwd, '2026-01-02T00:00:00Z');
  const [finding] = await findingsIn(stale, cwd);
  expect(finding).toMatch(
    /zh\/g\/a\.mdx:1 stale: A \(docs\/v2\/en\/g\/a\.mdx:1\) has changed .+: git diff [\da-f]{4,} -- docs\/v2\/en\/g\/a\.mdx →/,
  );
});

test('[AUTH-2] a section that was added after the translation is reported', async () => {
  const cwd = site();
  record(cwd);
  write(cwd, `${EN}\n## More\n`);
  expect(await findingsIn(stale, cwd)).toEqual([
    expect.stringContaining('More (docs/v2/en/g/a.mdx:9) is newer than its translation'),
  ]);
});

test('[AUTH-2] whitespace and invisible content make nothing stale', async () => {
  const cwd = site();
  record(cwd);
  write(cwd, `${EN.replace('Run it.', 'Run\n   it.')}\n\n\`\`\`expect x\nfiles: []\n\`\`\`\n`);
  expect(await findingsIn(stale, cwd)).toEqual([]);
  expect(sectionHash('a  b\n')).toBe(sectionHash('a\nb'));
});

test('[AUTH-2] without a stored hash, the dates of commits are compared by section', async () => {
  const cwd = site();
  execFileSync('git', ['init', '-q'], { cwd });
  commit(cwd, '2026-01-01T00:00:00Z');
  expect(await findingsIn(stale, cwd)).toEqual([]);
  write(cwd, EN.replace('Run it.', 'Run it now.'));
  commit(cwd, '2026-01-02T00:00:00Z');
  expect(await findingsIn(stale, cwd)).toEqual([
    expect.stringContaining('a.mdx:5 stale: Install (docs/v2/en/g/a.mdx:5) is newer'),
  ]);
  write(cwd, ZH.replace('运行。', '现在运行。'), 'docs/v2/zh/g/a.mdx');
  commit(cwd, '2026-01-03T00:00:00Z');
  expect(await findingsIn(stale, cwd)).toEqual([]);
});

test('without history and hashes nothing is stale', async () => {
  expect(await findingsIn(stale, site())).toEqual([]);
});

test('a name that selects no page is rejected, and nothing is written', () => {
  const cwd = site();
  expect(() => record(cwd, 'v2/zh/g/a', 'v2/zh/g/b')).toThrow(
    '[translations] these translated pages do not exist:\n  v2/zh/g/b\n→ use the paths of files',
  );
  expect(() => readFileSync(path.join(cwd, STORED))).toThrow('ENOENT');
  expect(record(cwd, 'v2/zh/g').pages).toBe(1);
});

test('records of removed pages are deleted, others are kept', () => {
  const cwd = site();
  write(cwd, EN, 'docs/v2/en/g/b.mdx');
  write(cwd, ZH, 'docs/v2/zh/g/b.mdx');
  record(cwd);
  const before = JSON.parse(readFileSync(path.join(cwd, STORED), 'utf8'));
  expect(Object.keys(before)).toEqual(['g/a', 'g/b']);
  rmSync(path.join(cwd, 'docs/v2/zh/g/b.mdx'));
  record(cwd, 'g/a');
  const after = JSON.parse(readFileSync(path.join(cwd, STORED), 'utf8'));
  expect(after).toEqual({ 'g/a': before['g/a'] });
});

test('an invalid file of hashes is reported with the remedy', async () => {
  const cwd = site();
  write(cwd, '{ "g/a": 5 }', STORED);
  const [finding] = await findingsIn(stale, cwd);
  expect(finding).toMatch(/\.translated\.json cannot be read: [\s\S]+ → restore it with Git/);
  write(cwd, '{', STORED);
  expect(() => record(cwd)).toThrow('.translated.json cannot be read: SyntaxError');
});

test('[AUTH-2] changes since a translation are shown word by word, and nothing is recorded', () => {
  const cwd = site();
  const pages = (...names: string[]) => changedPages(readPages('docs', ['v2'], cwd), names, cwd);
  const show = (...names: string[]) => changedText(pages(...names), names.length > 0);
  execFileSync('git', ['init', '-q'], { cwd });
  record(cwd);
  commit(cwd, '2026-01-01T00:00:00Z');
  expect(show()).toEqual(['All translations are up to date.']);
  expect(show('g/a')).toEqual(['docs/v2/zh/g/a.mdx is up to date']);
  const stored = readFileSync(path.join(cwd, STORED), 'utf8');
  write(cwd, `${EN.replace('Run it.', 'Run it twice.')}\n## More\n\nNew text.\n`);
  expect(show()).toEqual([
    'docs/v2/zh/g/a.mdx: sections that have changed since: 2',
    expect.stringMatching(
      /^ {2}Install \(docs\/v2\/en\/g\/a\.mdx:5 → docs\/v2\/zh\/g\/a\.mdx:5\), since [\da-f]{4,}$/,
    ),
    '    Run it {+twice+}.',
    '  More (docs/v2/en/g/a.mdx:9 → not translated yet), translated from an unknown version',
    '    {+More+}',
    '    {+New text.+}',
  ]);
  expect(readFileSync(path.join(cwd, STORED), 'utf8')).toBe(stored);
  expect(() => show('g/nope')).toThrow('these translated pages do not exist');
});

test('[DIAG-3] changes are available as JSON, including pages that are up to date', () => {
  const cwd = site();
  execFileSync('git', ['init', '-q'], { cwd });
  record(cwd);
  commit(cwd, '2026-01-01T00:00:00Z');
  const pages = () => changedPages(readPages('docs', ['v2'], cwd), [], cwd);
  const place = { file: 'docs/v2/zh/g/a.mdx', source: 'docs/v2/en/g/a.mdx' };
  expect(pages()).toEqual([{ ...place, sections: [] }]);
  write(cwd, EN.replace('Run it.', 'Run it twice.'));
  expect(pages()).toEqual([
    {
      ...place,
      sections: [expect.objectContaining({ id: 'install', line: 5, translationLine: 5 })],
    },
  ]);
});
