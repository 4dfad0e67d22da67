import { expect, test } from 'vitest';
import { createClosing } from './closing';

const PATIENCE = 50;

function open() {
  const complaints: string[] = [];
  return { complaints, ...createClosing(PATIENCE, (text) => complaints.push(text)) };
}

test('[SAFE-2] closes everything before the server ends, even if one resource fails', async () => {
  const { atStop, close, complaints } = open();
  const closed: string[] = [];
  atStop('a', async () => {
    throw new Error('the disk is full');
  });
  atStop('b', async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    closed.push('b');
  });
  await close();
  expect(closed).toEqual(['b']);
  expect(complaints).toEqual(['[server] a could not be closed: the disk is full']);
});

test('[SAFE-2] reports a resource that does not close in time', async () => {
  const { atStop, close, complaints } = open();
  atStop('the database', () => new Promise(() => {}));
  const start = performance.now();
  await close();
  expect(performance.now() - start).toBeLessThan(1000);
  expect(complaints).toEqual([
    `[server] the database could not be closed: it took longer than ${PATIENCE} ms`,
  ]);
});

test('a server with nothing to close ends at once', async () => {
  const { close, complaints } = open();
  await close();
  expect(complaints).toEqual([]);
});
