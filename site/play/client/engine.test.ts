import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromEngine, ToEngine } from '../engine/messages';
import { createEngine, type Ended } from './engine';

/** How many seconds the builds of the worker take. */
let buildSeconds = 0;

/** A worker that is ready at once, and builds nothing. */
class SlowWorker {
  onmessage: ((event: { data: FromEngine }) => void) | null = null;

  postMessage({ type }: ToEngine): void {
    if (type === 'start') {
      this.onmessage?.({ data: { type: 'ready', release: '2.0.0' } });
      return;
    }
    const result = {
      files: {},
      errors: [],
      warnings: [],
      chunks: [],
      isForNode: false,
      ms: buildSeconds * 1000,
    };
    setTimeout(() => this.onmessage?.({ data: { type: 'built', result } }), buildSeconds * 1000);
  }

  terminate(): void {
    this.onmessage = null;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SlowWorker);
  vi.stubGlobal('fetch', async () => new Response(gzipSync('bundler')));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[PLAY-2] the first build of a worker has a minute, because it compiles the bundler; the next ones have 15 seconds', async () => {
  const engine = createEngine({ release: '2.0.0', worker: '/engine.js', wasm: '/a', bytes: 7 });
  async function build(seconds: number) {
    buildSeconds = seconds;
    let ended: Promise<Ended> | undefined;
    await new Promise<void>((onReady) => {
      ended = engine.build({ files: {}, mode: 'production' }, onReady);
    });
    await vi.advanceTimersByTimeAsync(70_000);
    return ended;
  }
  expect(await build(40)).toMatchObject({ kind: 'built' });
  expect(await build(20)).toEqual({ kind: 'tooLong', seconds: 15 });
  expect(await build(20)).toMatchObject({ kind: 'built' });
  expect(await build(14)).toMatchObject({ kind: 'built' });

  expect(await build(20)).toEqual({ kind: 'tooLong', seconds: 15 });
  expect(await build(65)).toEqual({ kind: 'tooLong', seconds: 60 });
});
