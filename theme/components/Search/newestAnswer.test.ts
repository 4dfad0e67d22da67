import { expect, test } from 'vitest';
import { newestAnswer } from './newestAnswer';

/** Queries that are answered manually. */
function answeredByHand() {
  const open = new Map<string, { answer: (value: string) => void; fail: (error: Error) => void }>();
  const ask = newestAnswer(
    (question: string) =>
      new Promise<string>((answer, fail) => {
        open.set(question, { answer, fail });
      }),
  );
  return { ask, open };
}

test('a late answer is that of the newest query', async () => {
  const { ask, open } = answeredByHand();
  const first = ask('a');
  const second = ask('ab');
  open.get('ab')?.answer('of ab');
  open.get('a')?.answer('of a');
  expect(await Promise.all([first, second])).toEqual(['of ab', 'of ab']);
});

test('an early answer waits for the newest query', async () => {
  const { ask, open } = answeredByHand();
  const settled: string[] = [];
  const first = ask('a').then((answer) => settled.push(answer));
  void ask('ab');
  open.get('a')?.answer('of a');
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toEqual([]);
  const third = ask('abc');
  open.get('ab')?.answer('of ab');
  open.get('abc')?.answer('of abc');
  await first;
  expect(settled).toEqual(['of abc']);
  expect(await third).toBe('of abc');
});

test('a failure of an older query is ignored, and a failure of the newest rejects all', async () => {
  const { ask, open } = answeredByHand();
  const first = ask('a');
  const second = ask('ab');
  open.get('a')?.fail(new Error('a'));
  open.get('ab')?.answer('of ab');
  expect(await first).toBe('of ab');
  expect(await second).toBe('of ab');
  const third = ask('abc');
  open.get('abc')?.fail(new Error('abc'));
  await expect(third).rejects.toThrow('abc');
});
