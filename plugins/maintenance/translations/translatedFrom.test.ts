import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSections } from './readSections';
import { sectionHash } from './sectionHash';

const shown = vi.hoisted(() => [] as string[]);
vi.mock('node:child_process', async (original) => {
  const module = await original<typeof import('node:child_process')>();
  return {
    ...module,
    execFileSync: (file: string, args: string[], options: object) => {
      if (args[0] === 'show') shown.push(String(args[1]));
      return module.execFileSync(file, args, options);
    },
  };
});

// Another test may have imported it with git itself.
vi.resetModules();
const { translatedFrom } = await import('./translatedFrom');

test('each commit of a page is read once, however many of its sections are looked for', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-translated-'));
  const file = path.join(cwd, 'page.mdx');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const text = (version: number) => `# Page\n\n## One\n\nText ${version}\n\n## Two\n\nSame\n`;
  execFileSync('git', ['init', '-q'], { cwd });
  for (const version of [1, 2, 3]) {
    writeFileSync(file, text(version));
    execFileSync('git', ['add', '.'], { cwd });
    execFileSync('git', [...identity, 'commit', '-q', '-m', `${version}`], { cwd });
  }
  const [, one, two] = readSections(text(1), file).map((section) => sectionHash(section.text));
  const first = execFileSync('git', ['rev-list', '--max-parents=0', '--abbrev-commit', 'HEAD'], {
    cwd,
    encoding: 'utf8',
  }).trim();
  expect(translatedFrom(file, 'one', one ?? '')).toBe(first);
  expect(translatedFrom(file, 'two', two ?? '')).not.toBe(first);
  expect(translatedFrom(file, 'two', 'another')).toBeUndefined();
  expect(new Set(shown).size).toBe(3);
  expect(shown).toHaveLength(3);
});
