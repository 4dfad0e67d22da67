import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { boundedLog } from './boundedLog';

/** A pipe whose reader only reads on demand. */
function stoppedPipe() {
  let text = '';
  let taken: (() => void) | undefined;
  const stream = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      taken = done;
    },
  });
  const readAll = async () => {
    for (; taken; await new Promise(setImmediate)) {
      const next = taken;
      taken = undefined;
      next();
    }
  };
  return { stream, readAll, text: () => text };
}

test('[SAFE-2] a log that nobody reads does not fill the memory, and says what it left out', async () => {
  const { stream, readAll, text } = stoppedPipe();
  const write = boundedLog(stream, 1000);
  for (let at = 0; at < 1000; at += 1) write(`line ${at}\n`);
  expect(stream.writableLength).toBeLessThan(1100);
  await readAll();
  write('line 1000\n');
  await readAll();
  const lines = text().trim().split('\n');
  const [marker = '', last] = lines.slice(-2);
  expect(last).toBe('line 1000');
  const { dropped } = JSON.parse(marker) as { dropped: number };
  expect(dropped).toBeGreaterThan(800);
  expect(lines.length - 2 + dropped).toBe(1000);
});

test('a log that is read has every line', async () => {
  const { stream, readAll, text } = stoppedPipe();
  const write = boundedLog(stream, 1000);
  for (let at = 0; at < 500; at += 1) {
    write(`line ${at}\n`);
    await readAll();
  }
  expect(text().trim().split('\n')).toHaveLength(500);
});
