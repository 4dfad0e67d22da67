import { expect, test } from 'vitest';
import { DatabaseError } from './databaseErrors';
import { createWriteQueue } from './writeQueue';

const pauses = { first: 1, longest: 5 };
const busy = new DatabaseError('busy', 'locked');
const full = new DatabaseError('away', 'full');

function open(room = 100) {
  const troubles: (string | undefined)[] = [];
  const onTrouble = (trouble?: DatabaseError) => void troubles.push(trouble?.message);
  return { troubles, ...createWriteQueue({ room, pauses, onTrouble }) };
}

/** Fails the given number of times, and then succeeds. */
function failing(times: number, error: DatabaseError, done: () => void = () => {}) {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw error;
    done();
  };
}

test('[AI-10] writes are retried until they succeed, in order, and a problem is reported once', async () => {
  const queue = open();
  const order: number[] = [];
  const first = failing(4, busy, () => order.push(1));
  await Promise.all([
    queue.add({ kind: 'answer', attempt: first }),
    queue.add({ kind: 'answer', attempt: async () => order.push(2) }),
  ]);
  expect(order).toEqual([1, 2]);
  expect(queue.troubles).toEqual(['locked', undefined]);
});

test('[AI-10] a waiting caller is rejected after the timeout of a lock, and at once if the database is unavailable', async () => {
  const queue = open();
  const write = (error: DatabaseError) =>
    queue.add({ kind: 'answer', attempt: failing(1e6, error) }).catch(() => {});
  void write(busy);
  const vote = (patience: number) =>
    queue.add({ kind: 'vote', attempt: async () => true, patience });
  await expect(vote(20)).rejects.toThrow('locked');
  await queue.close(0);

  const away = open();
  void away.add({ kind: 'answer', attempt: failing(1e6, full) }).catch(() => {});
  const asked = { kind: 'vote', attempt: async () => true, patience: 60_000 };
  await expect(away.add(asked)).rejects.toThrow('full');
  await expect(away.add(asked)).rejects.toThrow('full');
  await away.close(0);
});

test('[AI-10] an invalid write does not affect others', async () => {
  const queue = open();
  const wrong = new DatabaseError('refused', 'NOT NULL');
  const failed = queue.add({ kind: 'answer', attempt: failing(1, wrong) });
  const next = queue.add({ kind: 'answer', attempt: async () => 'next' });
  await expect(failed).rejects.toThrow('NOT NULL');
  expect(await next).toBe('next');
  expect(queue.troubles).toEqual([]);
});

test('[SAFE-2] the queue is bounded', async () => {
  const queue = open(2);
  const write = () => queue.add({ kind: 'answer', attempt: failing(1e6, busy) });
  const held = [write(), write()].map((each) => each.catch(() => 'left'));
  await expect(write()).rejects.toMatchObject({ name: 'DatabaseError' });
  expect(await queue.close(10)).toEqual(['answer', 'answer']);
  expect(await Promise.all(held)).toEqual(['left', 'left']);
});

test('[AI-10] a stop writes the queue, and then accepts no more writes', async () => {
  const queue = open();
  const stored: number[] = [];
  for (const at of [1, 2, 3]) {
    void queue.add({ kind: 'answer', attempt: failing(2, busy, () => stored.push(at)) });
  }
  expect(await queue.close(5_000)).toEqual([]);
  expect(stored).toEqual([1, 2, 3]);
  await expect(queue.add({ kind: 'answer', attempt: async () => {} })).rejects.toThrow('closed');
});
