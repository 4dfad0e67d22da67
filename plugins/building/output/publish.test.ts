import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { type OutputPaths, outputPaths, publishedFolder } from '../../support/outputPaths';
import { cleanUp, publish, restoreOutput } from './publish';

const KILLED = path.join(import.meta.dirname, 'testing/publishKilled.ts');

function writePages(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ['index.html', 'guide.html']) writeFileSync(path.join(folder, name), text);
}

/** Reads the text of the pages in an output, which must all belong to the same build. */
function readPages(folder: string): string {
  if (!existsSync(folder)) return 'nothing';
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return [...new Set(texts)].join(' and ');
}

/** Creates an output with a finished build next to it. */
function builtBeside(output = 'old'): OutputPaths {
  const paths = outputPaths(path.join(mkdtempSync(path.join(tmpdir(), 'lectern-output-')), 'site'));
  if (output) writePages(paths.target, output);
  writePages(paths.next, 'new');
  return paths;
}

/** Runs a publication that is killed before a change, and returns the number of changes. */
function publishKilled({ target }: OutputPaths, killAt: number): Promise<number | 'killed'> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', KILLED, target, String(killAt)];
    const child = execFile(process.execPath, args, (_error, output) =>
      resolve(child.signalCode === 'SIGKILL' ? 'killed' : Number(output)),
    );
  });
}

test('a build replaces the output, and leaves nothing behind', () => {
  const paths = builtBeside();
  publish(paths);
  expect(readPages(paths.target)).toBe('new');
  expect(readdirSync(paths.work)).toEqual([]);
});

test('the first build of a site becomes its output', () => {
  const paths = builtBeside('');
  publish(paths);
  expect(readPages(paths.target)).toBe('new');
});

async function expectWhole(killAt: number): Promise<void> {
  const paths = builtBeside();
  expect(await publishKilled(paths, killAt)).toBe('killed');
  const left = readPages(paths.target);
  expect(['old', 'new', 'nothing']).toContain(left);
  restoreOutput(paths);
  const served = readPages(paths.target);
  expect(served).toBe(left === 'nothing' ? 'new' : left);
  cleanUp(paths);
  expect(readPages(paths.target)).toMatch(served === 'new' ? /^new$/ : /^(old|new)$/);
  expect(readdirSync(paths.work)).toEqual([]);
}

test('[SAFE-2] a publication that is killed before any of its changes leaves one whole build to a server and to the next build', async () => {
  const changes = await publishKilled(builtBeside(), 0);
  expect(changes).toBeGreaterThan(3);
  const each = Array.from({ length: Number(changes) }, (_, index) => index + 1);
  await Promise.all(each.map(expectWhole));
});

test('[SAFE-2] an output that cannot be replaced stays as it was', () => {
  const paths = builtBeside();
  const nowhere = path.join(paths.work, 'missing/old');
  expect(() => publish({ ...paths, old: nowhere })).toThrow('ENOENT');
  expect(readPages(paths.target)).toBe('old');
  expect(readPages(paths.ready)).toBe('new');
});

test('an output behind a link is replaced where it is', () => {
  const paths = builtBeside();
  const link = `${paths.target}-link`;
  symlinkSync(paths.target, link);
  expect(outputPaths(link)).toEqual(paths);
});

test('the folder of a build tells which output it is for', () => {
  const { target, next } = outputPaths('/srv/doc_build');
  expect(next).toBe('/srv/.doc_build.lectern/next');
  expect([publishedFolder(next), publishedFolder(target)]).toEqual([target, target]);
});
