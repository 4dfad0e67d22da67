import { expect, test } from 'vitest';
import { taskQueue } from './taskQueue';

/** A task that runs until it is ended. */
function openTask() {
  let end = () => {};
  let fail = (_: Error) => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { ended, end, fail };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('at most as many tasks as allowed run at the same time, in order', async () => {
  const queue = taskQueue(2);
  const tasks = [0, 1, 2, 3].map(openTask);
  const started: number[] = [];
  const results = tasks.map((task, at) =>
    queue.add(async () => {
      started.push(at);
      await task.ended;
      return at;
    }),
  );
  await settled();
  expect(started).toEqual([0, 1]);
  tasks[1]?.end();
  await settled();
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of tasks) end();
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('the next task starts after one has failed', async () => {
  const queue = taskQueue(1);
  const task = openTask();
  const failed = queue.add(() => task.ended);
  const next = queue.add(async () => 'next');
  task.fail(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
