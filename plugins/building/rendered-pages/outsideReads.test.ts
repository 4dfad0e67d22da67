import process from 'node:process';
import { afterEach, expect, test } from 'vitest';
import { type OutsideReads, type OutsideWatch, watchOutside } from './outsideReads';

let watch: OutsideWatch | undefined;
afterEach(() => watch?.stop());

/** Returns what asynchronous work reads. */
function readsOf(work: () => unknown): Promise<OutsideReads> {
  watch ??= watchOutside('/__none__/');
  return watch.run(async (reads) => {
    await new Promise((resolve) => setImmediate(resolve));
    work();
    return reads;
  });
}

afterEach(() => {
  watch = undefined;
});

test.each<[string, () => unknown]>([
  ['the date', () => new Date()],
  ['the date', () => Date()],
  ['the date', () => Date.now()],
  ['chance', () => Math.random()],
  ['chance', () => crypto.randomUUID()],
  ['chance', () => crypto.getRandomValues(new Uint8Array(4))],
  ['all variables of the environment', () => Object.keys(process.env)],
])('notes that a page has asked for %s (%#)', async (what, work) => {
  expect([...(await readsOf(work)).changing]).toEqual([what]);
});

test('notes variables of the environment with their values, those too that are not set', async () => {
  process.env.LECTERN_TEST_READ = 'one';
  const { variables } = await readsOf(() => [
    process.env.LECTERN_TEST_READ,
    process.env.LECTERN_TEST_NONE,
  ]);
  expect([...variables]).toEqual([
    ['LECTERN_TEST_READ', 'one'],
    ['LECTERN_TEST_NONE', undefined],
  ]);
  process.env.LECTERN_TEST_READ = 'two';
  expect(process.env.LECTERN_TEST_READ).toBe('two');
  delete process.env.LECTERN_TEST_READ;
  expect('LECTERN_TEST_READ' in process.env).toBe(false);
});

test('a fixed date is not recorded, and works as usual', async () => {
  const date = await readsOf(() => {
    const named = new Date('2026-01-02T00:00:00Z');
    if (!(named instanceof Date) || named.constructor !== Date) throw new Error('no date');
  });
  expect([...date.changing]).toEqual([]);
});

test('records the reads of concurrently rendered pages separately', async () => {
  const [one, other] = await Promise.all([readsOf(() => Math.random()), readsOf(() => 1)]);
  expect([one.changing.size, other.changing.size]).toEqual([1, 0]);
});

test('what modules read when they are evaluated counts for all pages', async () => {
  watch = watchOutside('outsideReads.test');
  function __webpack_require__() {
    return [new Date(), process.env.LECTERN_TEST_NONE];
  }
  __webpack_require__();
  expect([...watch.byModules.changing]).toEqual(['the date']);
  expect([...watch.byModules.variables]).toEqual([['LECTERN_TEST_NONE', undefined]]);
});

test('restores all functions', () => {
  const before = [Date, Math.random, globalThis.fetch, process.env, crypto.randomUUID];
  watch = watchOutside('/__none__/');
  expect(Date).not.toBe(before[0]);
  watch.stop();
  const after = [Date, Math.random, globalThis.fetch, process.env, crypto.randomUUID];
  after.forEach((value, index) => void expect(value).toBe(before[index]));
});
