import { readFileSync } from 'node:fs';
import { experiments } from '@rspack/core';
import { expect, test } from 'vitest';
import { newestAnswer } from './newestAnswer';

/** Queries that are answered manually. */
function answeredByHand(newest = newestAnswer) {
  const open = new Map<string, { answer: (value: string) => void; fail: (error: Error) => void }>();
  const ask = newest(
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

/** Returns the function as it is in the files of a build. */
function minified(): typeof newestAnswer {
  const { transformSync, minifySync } = experiments.swc;
  const source = readFileSync(new URL('./newestAnswer.ts', import.meta.url), 'utf8');
  const { code } = transformSync(source.replace('export ', ''), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return new Function(`${minifySync(code, { compress: true }).code};return newestAnswer`)();
}

test.each([
  ['in the dev server', newestAnswer],
  ['in a build', minified()],
])('[SRCH-3] an early answer waits for the newest query, %s', async (_, newest) => {
  const { ask, open } = answeredByHand(newest);
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
