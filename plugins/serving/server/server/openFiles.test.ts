import { expect, test } from 'vitest';
import { fileLimit } from './openFiles';

test('[SAFE-2] the limit of open files is the one that the process has', () => {
  const limits = (soft: string) =>
    `Max stack size            8388608     unlimited   bytes\nMax open files            ${soft}        4096         files\n`;
  expect(fileLimit(limits('64'))).toBe(64);
  expect(fileLimit(limits('unlimited'))).toBe(1024);
  expect(fileLimit('')).toBe(1024);
});
