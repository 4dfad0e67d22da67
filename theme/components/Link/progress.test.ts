import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const bar = vi.hoisted(() => ({
  isShown: false,
  calls: [] as string[],
  settings: {} as Record<string, unknown>,
}));

vi.mock('nprogress', () => {
  const nprogress = {
    configure: (settings: Record<string, unknown>) => {
      bar.settings = settings;
      return nprogress;
    },
    isRendered: () => bar.isShown,
    start: () => {
      bar.isShown = true;
      bar.calls.push('start');
    },
    inc: (amount: number) => bar.calls.push(amount <= 0.02 ? 'trickle' : 'jump'),
    done: () => {
      if (!bar.isShown) return;
      bar.calls.push('done');
      setTimeout(() => {
        bar.isShown = false;
      }, 400);
    },
  };
  return { default: nprogress };
});

const { trackProgress } = await import('./progress');
/** The default settings of nprogress. */
const { settings: defaults } = await vi.importActual<{ settings: object }>('nprogress');

function slowWork() {
  let resolve = (_page: string) => {};
  let reject = (_error: Error) => {};
  const work = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  return { tracked: trackProgress(work), resolve, reject };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(bar, { isShown: false, calls: [] });
});
afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

test('the bar shows after 200 ms, from 8 percent, and trickles every 800 ms', async () => {
  const { tracked, resolve } = slowWork();
  await vi.advanceTimersByTimeAsync(199);
  expect(bar.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(bar.calls).toEqual(['start']);
  expect({ ...defaults, ...bar.settings }).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickle: false,
  });
  await vi.advanceTimersByTimeAsync(1600);
  expect(bar.calls).toEqual(['start', 'trickle', 'trickle']);
  resolve('page');
  expect(await tracked).toBe('page');
  await vi.advanceTimersByTimeAsync(5000);
  expect(bar.calls).toEqual(['start', 'trickle', 'trickle', 'done']);
});

test('work that is done within 200 ms shows no bar', async () => {
  const { tracked, resolve } = slowWork();
  await vi.advanceTimersByTimeAsync(150);
  resolve('page');
  await tracked;
  await vi.advanceTimersByTimeAsync(5000);
  expect(bar.calls).toEqual([]);
});

test('the bar ends when the work fails, and the failure is passed on', async () => {
  const { tracked, reject } = slowWork();
  const failure = expect(tracked).rejects.toThrow('no code');
  await vi.advanceTimersByTimeAsync(300);
  reject(new Error('no code'));
  await failure;
  expect(bar.calls).toEqual(['start', 'done']);
});

test('the bar ends with the work that was started last, whether earlier work succeeds or fails', async () => {
  const first = slowWork();
  await vi.advanceTimersByTimeAsync(300);
  const second = slowWork();
  second.resolve('second');
  await second.tracked;
  expect(bar.calls).toEqual(['start', 'done']);
  first.resolve('first');
  await first.tracked;
  await vi.advanceTimersByTimeAsync(5000);
  expect(bar.calls).toEqual(['start', 'done']);
});

test('work that starts while a bar fades out gets its own bar afterwards', async () => {
  const first = slowWork();
  await vi.advanceTimersByTimeAsync(300);
  first.resolve('first');
  await first.tracked;
  const second = slowWork();
  await vi.advanceTimersByTimeAsync(300);
  expect(bar.calls).toEqual(['start', 'done']);
  await vi.advanceTimersByTimeAsync(200);
  expect(bar.calls).toEqual(['start', 'done', 'start']);
  second.resolve('second');
  await second.tracked;
  expect(bar.calls).toEqual(['start', 'done', 'start', 'done']);
});
