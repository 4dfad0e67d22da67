import process from 'node:process';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { type OutsideReads, type OutsideWatch, watchOutside } from './outsideReads';

let watch: OutsideWatch | undefined;
afterEach(() => {
  watch?.stop();
  watch = undefined;
});

/** Returns what asynchronous work reads. */
function readsOf(work: () => unknown): Promise<OutsideReads> {
  watch ??= watchOutside('/__none__/');
  return watch.run(async (reads) => {
    await new Promise((resolve) => setImmediate(resolve));
    work();
    return reads;
  });
}

test.each<[string, () => unknown]>([
  ['the date', () => new Date()],
  ['the date', () => Date()],
  ['the date', () => Date.now()],
  ['chance', () => Math.random()],
  ['chance', () => crypto.randomUUID()],
  ['chance', () => crypto.getRandomValues(new Uint8Array(4))],
  ['all variables of the environment', () => Object.keys(process.env)],
  ['the date', () => new Intl.DateTimeFormat('en').format()],
  ['the date', () => new Intl.DateTimeFormat('en').formatToParts()],
  ['the time', () => performance.now()],
  ['the time', () => process.hrtime()],
  ['the time', () => process.hrtime.bigint()],
  ['the time', () => process.uptime()],
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
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
    if (format.format(named) !== 'January 2, 2026') throw new Error('no format');
    if (format.formatToParts(named).length !== 5) throw new Error('no parts');
  });
  expect([...date.changing]).toEqual([]);
});

test('records the reads of concurrently rendered pages separately', async () => {
  const [one, other] = await Promise.all([readsOf(() => Math.random()), readsOf(() => 1)]);
  expect([one.changing.size, other.changing.size]).toEqual([1, 0]);
});

test('inputs that modules read when they are evaluated affect all pages', async () => {
  watch = watchOutside('outsideReads.test');
  function __webpack_require__() {
    return [new Date(), process.env.LECTERN_TEST_NONE];
  }
  __webpack_require__();
  expect([...watch.shared.changing]).toEqual(['the date']);
  expect([...watch.shared.variables]).toEqual([['LECTERN_TEST_NONE', undefined]]);
});

/** Runs functions of bundle files, each of which calls the next one, as React calls a component. */
function callFrom(...files: string[]): void {
  const calls = files.reduceRight(
    (next: () => unknown, file) =>
      runInThisContext('(next) => () => next()', { filename: `/out/__ssg__/${file}` })(next),
    () => new Date(),
  );
  const react = '(next) => function renderWithHooks() { return next(); }';
  runInThisContext(react, { filename: '/out/__ssg__/entry.cjs' })(calls)();
}

test.each<[string, string[], string[]]>([
  ['only affects this page', ['route-a.cjs'], []],
  ['only affects this page', ['route-a.cjs', 'route-b.cjs'], []],
  ['may affect all pages', ['entry.cjs'], ['the date']],
  ['may affect all pages', ['shared.cjs', 'route-a.cjs'], ['the date']],
  ['may affect all pages', ['route-a.cjs', 'shared.cjs'], ['the date']],
])('an input %s, if %j read it', async (_, files, shared) => {
  watch = watchOutside('/__ssg__/');
  const { changing } = await readsOf(() => callFrom(...files));
  expect([...changing]).toEqual(['the date']);
  expect([...watch.shared.changing]).toEqual(shared);
});

test('restores all functions', () => {
  const watched = () => [
    Date,
    Math.random,
    globalThis.fetch,
    process.env,
    crypto.randomUUID,
    process.hrtime,
    performance.now,
  ];
  const before = watched();
  watch = watchOutside('/__none__/');
  watched().forEach((value, index) => void expect(value).not.toBe(before[index]));
  watch.stop();
  watched().forEach((value, index) => void expect(value).toBe(before[index]));
});
