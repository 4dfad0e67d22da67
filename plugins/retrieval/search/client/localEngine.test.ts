import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotLoaded } from '../../../../theme/ui/loading/loadFailure';
import { createLocalEngine, SILENCE_MS, START_MS } from './localEngine';
import type { FromWorker, ToWorker } from './messages';

const QUERY = { query: 'output', lang: 'en', version: 'v2' };
const ANSWER = { query: 'output', hits: [], total: 0, confidence: 0 };

/** What stands for the code that is loaded where no worker starts. */
const substitute = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('../../../../theme/ui/loading/loadPart', () => ({ loadPart: substitute.load }));

/** The workers that were made, newest last. */
let workers: FakeWorker[];

class FakeWorker {
  onmessage?: (event: { data: FromWorker }) => void;
  onerror?: () => void;
  readonly sent: ToWorker[] = [];
  readonly terminate = vi.fn();

  constructor() {
    workers.push(this);
  }

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { origin: 'https://docs.example' });
  substitute.load.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers every query, in the place of a worker. */
const serves = async () => ({
  serveWorker: (line: {
    postMessage: (message: FromWorker) => void;
    onmessage: ((event: { data: ToWorker }) => void) | null;
  }) => {
    line.onmessage = ({ data }) => {
      if (data.kind !== 'search') return;
      line.postMessage({ kind: 'answer', id: data.id, answer: ANSWER });
    };
  },
});

test('[SRCH-11] a worker answers', async () => {
  const engine = createLocalEngine({ base: '/docs/' });
  const answer = engine.search(QUERY);
  const [worker] = workers;
  expect(worker?.sent[0]).toEqual({ kind: 'start', root: 'https://docs.example/docs/' });
  worker?.onmessage?.({ data: { kind: 'started' } });
  worker?.onmessage?.({ data: { kind: 'answer', id: 1, answer: ANSWER } });
  expect(await answer).toEqual(ANSWER);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['that cannot start', (worker?: FakeWorker) => worker?.onerror?.()],
  ['that does not start in time', () => vi.advanceTimersByTimeAsync(START_MS)],
])('[SRCH-11] for a worker %s the page searches by itself', async (_, happen) => {
  substitute.load.mockImplementation(serves);
  const answer = createLocalEngine({ base: '/' }).search(QUERY);
  await happen(workers[0]);
  expect(await answer).toEqual(ANSWER);
  expect(workers[0]?.terminate).toHaveBeenCalled();
});

test('[SRCH-5] where neither comes the query fails with the reason, and the next one tries again', async () => {
  substitute.load.mockRejectedValue(new NotLoaded('outdated'));
  const engine = createLocalEngine({ base: '/' });
  const failed = engine.search(QUERY);
  workers[0]?.onerror?.();
  await expect(failed).rejects.toMatchObject({ name: 'RetryError', reason: 'outdated' });

  substitute.load.mockImplementation(serves);
  const answer = engine.search(QUERY);
  expect(workers).toHaveLength(2);
  workers[1]?.onerror?.();
  expect(await answer).toEqual(ANSWER);
});

test('[SRCH-5] a worker that breaks down fails its query, and the next one gets another', async () => {
  const engine = createLocalEngine({ base: '/' });
  const failed = engine.search(QUERY);
  workers[0]?.onmessage?.({ data: { kind: 'started' } });
  workers[0]?.onerror?.();
  await expect(failed).rejects.toMatchObject({ name: 'RetryError', reason: 'failed' });
  void engine.search(QUERY);
  expect(workers).toHaveLength(2);
});

test('[SRCH-5] a worker that has died without a word fails its query, and the next one gets another', async () => {
  const engine = createLocalEngine({ base: '/' });
  const failed = expect(engine.search(QUERY)).rejects.toMatchObject({ reason: 'failed' });
  workers[0]?.onmessage?.({ data: { kind: 'started' } });
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(workers[0]?.sent.at(-1)).toEqual({ kind: 'ping' });
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  await failed;
  expect(workers[0]?.terminate).toHaveBeenCalled();
  void engine.search(QUERY);
  expect(workers).toHaveLength(2);
});

test('[SRCH-5] a worker that works for long and says so is waited for', async () => {
  const engine = createLocalEngine({ base: '/' });
  void engine.search(QUERY).catch(() => {});
  workers[0]?.onmessage?.({ data: { kind: 'started' } });
  const answer = engine.search(QUERY);
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  workers[0]?.onmessage?.({ data: { kind: 'alive' } });
  await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
  workers[0]?.onmessage?.({ data: { kind: 'answer', id: 2, answer: ANSWER } });
  expect(await answer).toEqual(ANSWER);
  expect(vi.getTimerCount()).toBe(0);
});
