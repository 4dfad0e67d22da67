import { expect, test } from 'vitest';
import { onlyNear } from './onlyNear';

test.each([
  ['instal', ['install', 'uninstall', 'usage'], 'install'],
  ['Install', ['install'], 'install'],
  ['descripton', ['description', 'date'], 'description'],
  ['tpi', ['tip', 'note'], 'tip'],
])('[DIAG-3] %j among %j means %j', (written, names, meant) => {
  expect(onlyNear(written, names)).toBe(meant);
});

test.each([
  ['outputs', ['output', 'outputt']],
  ['tepi', ['tip', 'note']],
  ['step-3', ['step-2']],
  ['nowhere', ['somewhere']],
  ['install', []],
])('[DIAG-3] %j among %j could mean anything', (written, names) => {
  expect(onlyNear(written, names)).toBeUndefined();
});
