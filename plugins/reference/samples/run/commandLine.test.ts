import { expect, test } from 'vitest';
import { packageFolder } from '../bundlers';
import { plainCommand, programsOf, readCommand } from './commandLine';

const PROGRAMS = { rspack: '/bin/rspack.js' };
const FILES = { 'package.json': '{ "scripts": { "build": "rspack build --mode none" } }' };

const read = (line: string) => readCommand(line, FILES, PROGRAMS);

test('a command line is parsed with its variables and quoted words', () => {
  expect(read('npx rspack build --mode none')).toEqual({
    args: ['/bin/rspack.js', 'build', '--mode', 'none'],
    env: {},
  });
  expect(read('RSPACK_PROFILE=OVERVIEW npx rspack build')).toEqual({
    args: ['/bin/rspack.js', 'build'],
    env: { RSPACK_PROFILE: 'OVERVIEW' },
  });
  expect(read(`node why.mjs "two words" 'and three'`)).toEqual({
    args: ['why.mjs', 'two words', 'and three'],
    env: {},
  });
});

test('a script of package.json is run as its command line', () => {
  expect(read('npm run build')).toEqual(read('rspack build --mode none'));
  expect(read('npm run dev')).toEqual({
    problem: 'command: package.json of the sample has no script for "npm run dev"',
  });
});

test('a command that cannot be run is rejected with the reason', () => {
  expect(read('rspack build && node a.mjs')).toEqual({
    problem: 'command: "rspack build && node a.mjs" needs a shell → write one command a line',
  });
  expect(read('rm -r dist')).toEqual({
    problem:
      'command: "rm" is none of node, rspack → write one of them, or name its package in samples.commandLines',
  });
  expect(read('toString')).toHaveProperty('problem');
});

test('a command line is the same with and without the package manager', () => {
  expect(plainCommand('$ npx rspack build')).toBe(plainCommand(' rspack build '));
});

test('the programs of a package are those of its bin field', () => {
  const { rspack } = programsOf(packageFolder('@rspack/cli'));
  expect(rspack).toMatch(/@rspack\/cli\/bin\/rspack\.js$/);
  expect(programsOf(undefined)).toEqual({});
});
