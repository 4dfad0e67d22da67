import { mkdtempSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Open, quickOpen } from './quickOpen';

const folder = mkdtempSync(path.join(tmpdir(), 'quick-open-'));
const page = path.join(folder, 'a.mdx');
writeFileSync(page, `# Überschrift\n\n${'text '.repeat(1000)}`);
const isInDocs = (file: unknown): file is string => String(file).startsWith(folder);
const stock = promises.open as unknown as Open;

/** Reads a file in parts, as Rspress does. */
async function readParts(open: Open, file: string): Promise<string[]> {
  const handle = await open(file, 'r');
  const buffer = Buffer.alloc(2048);
  const parts: string[] = [];
  let position = 0;
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) break;
    parts.push(buffer.subarray(0, bytesRead).toString('hex'));
    position += bytesRead;
  }
  await handle.close();
  return parts;
}

test('a page is read in the same parts, without a promise of node:fs', async () => {
  const open = vi.fn(stock);
  const quick = quickOpen(open, isInDocs);
  const parts = await readParts(quick, page);
  expect(parts).toHaveLength(3);
  expect(parts).toEqual(await readParts(stock, page));
  expect(open).not.toHaveBeenCalled();
});

test('a missing page is rejected with the same error', async () => {
  const missing = path.join(folder, 'b.mdx');
  const expected = await stock(missing, 'r').catch(({ message, code }) => ({ message, code }));
  const error = await quickOpen(stock, isInDocs)(missing, 'r').catch((it) => it);
  expect(error).toMatchObject(expected);
});

test('other files, and files that are written, are passed on', async () => {
  const open = vi.fn(async () => ({}) as never);
  const quick = quickOpen(open, isInDocs);
  await quick('/other/a.mdx', 'r');
  await quick(page, 'w');
  await quick(page);
  expect(open.mock.calls).toEqual([
    ['/other/a.mdx', 'r', undefined],
    [page, 'w', undefined],
    [page, undefined, undefined],
  ]);
});
