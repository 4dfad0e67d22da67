import { expect, test, vi } from 'vitest';
import { createTurns } from './turns';

function later<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('a query of the dialog waits for those of the reader', async () => {
  const turns = createTurns();
  const readers = later<string>();
  const ask = vi.fn(async () => 'found');
  void turns.take(() => readers.promise);
  const answer = turns.between(ask);
  await Promise.resolve();
  expect(ask).not.toHaveBeenCalled();
  readers.resolve('');
  expect(await answer).toBe('found');
});

test('a query of the reader that fails is over too', async () => {
  const turns = createTurns();
  const failed = turns.take(() => Promise.reject(new Error('no network')));
  await expect(failed).rejects.toThrow('no network');
  expect(await turns.between(async () => 1)).toBe(1);
});

test('it is repeated after a query of the reader, which may have interrupted it', async () => {
  const turns = createTurns();
  const first = later<string>();
  const answers = [first.promise, Promise.resolve('whole')];
  const ask = vi.fn(() => answers.shift() ?? Promise.resolve(''));
  const answer = turns.between(ask);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await turns.take(async () => {});
  first.resolve('given up');
  expect(await answer).toBe('whole');
});
