import { expect, test } from 'vitest';
import { whileSame } from './whileSame';

test('a result is computed again when an input is replaced, added or removed', () => {
  const parts: unknown[] = [{}, {}];
  let count = 0;
  const read = whileSame(
    () => [...parts],
    () => ++count,
  );
  expect([read(), read()]).toEqual([1, 1]);
  parts[1] = {};
  expect([read(), read()]).toEqual([2, 2]);
  parts.push({});
  expect(read()).toBe(3);
  parts.pop();
  expect(read()).toBe(4);
});
