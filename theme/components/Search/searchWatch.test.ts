import { expect, test } from 'vitest';
import { createSearchWatch } from './searchWatch';

test('[LOOP-2] a query without results is reported, even if a later one has results', () => {
  const watch = createSearchWatch();
  watch.shown('qzxv', 0);
  watch.shown('output', 8);
  watch.used();
  expect(watch.take()).toEqual([{ query: 'qzxv', kind: 'no-hit' }]);
  expect(watch.take()).toEqual([]);
});

test('[LOOP-2] a prefix of another query is not reported', () => {
  const watch = createSearchWatch();
  for (const query of ['qz', 'qzx ', 'qzxv', 'qzx']) watch.shown(query, 0);
  expect(watch.take()).toEqual([{ query: 'qzx', kind: 'no-hit' }]);
  watch.shown('optim', 0);
  watch.shown('optimization', 9);
  watch.used();
  expect(watch.take()).toEqual([]);
});

test('[LOOP-2] the last query is reported if no result was opened', () => {
  const watch = createSearchWatch();
  watch.shown('output', 8);
  watch.shown('entry', 3);
  expect(watch.take()).toEqual([{ query: 'entry', kind: 'no-click' }]);
});

test('[LOOP-2] a dialog without a query reports nothing, and reports are limited to what the server accepts', () => {
  const watch = createSearchWatch();
  watch.shown('', 0);
  expect(watch.take()).toEqual([]);
  for (const query of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6']) watch.shown(query, 0);
  watch.shown('output', 2);
  expect(watch.take().map(({ query }) => query)).toEqual(['b2', 'c3', 'd4', 'e5', 'f6']);
});
