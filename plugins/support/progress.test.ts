import { expect, test } from 'vitest';
import { progressOf } from './progress';

test('[DIAG-3] long work reports its progress every five seconds, and short work reports nothing', () => {
  const said: string[] = [];
  let time = 0;
  const progress = progressOf(
    '[samples] v2: {} projects',
    (line) => said.push(line),
    () => time,
  );
  for (let done = 1; done <= 10; done += 1) {
    time += 2000;
    progress(done, 10);
  }
  expect(said).toEqual([
    '[samples] v2: 3 of 10 projects',
    '[samples] v2: 6 of 10 projects',
    '[samples] v2: 9 of 10 projects',
  ]);
});

test('[DIAG-3] the end of the work is not reported', () => {
  const said: string[] = [];
  let time = 0;
  const progress = progressOf(
    '{} projects',
    (line) => said.push(line),
    () => time,
  );
  time = 60_000;
  progress(2, 2);
  expect(said).toEqual([]);
});
