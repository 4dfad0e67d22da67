import { expect, test } from 'vitest';
import { connectionRoom, fileLimit } from './openFiles';

test('[SAFE-2] the limit of open files is the one that the process has', () => {
  const limits = (soft: string) =>
    `Max stack size            8388608     unlimited   bytes\nMax open files            ${soft}        4096         files\n`;
  expect(fileLimit(limits('64'))).toBe(64);
  expect(fileLimit(limits('unlimited'))).toBe(1024);
  expect(fileLimit('')).toBe(1024);
});

test('readers have half of the files that may be open, and not more than fit into the memory', () => {
  expect(
    connectionRoom('Max open files            1024                 524288               files'),
  ).toBe(512);
  expect(
    connectionRoom('Max open files            1048576              1048576              files'),
  ).toBe(20_000);
});
