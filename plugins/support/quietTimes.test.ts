import { expect, test } from 'vitest';
import { quietTimes } from './quietTimes';

const tick = () => new Promise((resolve) => setTimeout(resolve, 60));

test('other work waits until all work is over, and a while longer', async () => {
  let time = 0;
  const quiet = quietTimes(() => time);
  const ends = [quiet.begin(), quiet.begin()];
  let isQuiet = false;
  const waited = quiet
    .wait(100, () => false)
    .then(() => {
      isQuiet = true;
    });
  time = 1000;
  ends[0]?.();
  ends[0]?.();
  await tick();
  expect(isQuiet).toBe(false);
  ends[1]?.();
  time = 1099;
  await tick();
  expect(isQuiet).toBe(false);
  time = 1100;
  await waited;
});

test('urgent work does not wait', async () => {
  const quiet = quietTimes();
  quiet.begin();
  let isUrgent = false;
  const waited = quiet.wait(100, () => isUrgent);
  isUrgent = true;
  await waited;
  await quiet.wait(100, () => isUrgent);
});
