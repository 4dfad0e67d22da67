import os from 'node:os';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { yieldToMain } from './yieldToMain';

afterEach(() => void vi.restoreAllMocks());

test.runIf(process.platform === 'linux').each([
  [0, 4],
  [10, 14],
  [18, 19],
  [-5, -1],
])(
  '[SAFE-2] in a process of niceness %i, the thread gets %i, which needs no rights',
  (own, set) => {
    vi.spyOn(os, 'getPriority').mockReturnValue(own);
    const setPriority = vi.spyOn(os, 'setPriority').mockReturnValue();
    yieldToMain();
    expect(setPriority).toHaveBeenCalledExactlyOnceWith(0, set);
  },
);

test('[SAFE-2] a thread whose priority cannot be changed works all the same', () => {
  vi.spyOn(os, 'setPriority').mockImplementation(() => {
    throw new Error('uv_os_setpriority returned EACCES (permission denied)');
  });
  expect(yieldToMain).not.toThrow();
});
