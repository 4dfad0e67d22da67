import { mkdtempSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { diskFile } from './diskFile';

const CONTENT = Buffer.alloc(3_000_000, 'large');

function largeFile() {
  const location = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-large-')), 'large.bin');
  writeFileSync(location, CONTENT);
  const { ino, size, mtimeMs } = statSync(location);
  return diskFile({ name: 'large.bin', location, inode: ino, size, modified: mtimeMs });
}

test('[SAFE-2] a file is still served after readers disconnected during a download', async () => {
  const file = largeFile();
  const leave = async () => {
    const reader = file.stream(0, CONTENT.length - 1).getReader();
    await reader.read();
    await reader.cancel();
  };
  await Promise.all([leave(), leave(), leave()]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Buffer.compare(Buffer.from(await file.read()), CONTENT)).toBe(0);
  const part = await new Response(file.stream(10, 2_000_000)).arrayBuffer();
  expect(Buffer.compare(Buffer.from(part), CONTENT.subarray(10, 2_000_001))).toBe(0);
});

test('[SAFE-2] the response fails if a file is truncated during a download', async () => {
  const location = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-large-')), 'large.bin');
  writeFileSync(location, CONTENT);
  const { ino, size, mtimeMs } = statSync(location);
  const reader = diskFile({ name: 'large.bin', location, inode: ino, size, modified: mtimeMs })
    .stream(0, size - 1)
    .getReader();
  await reader.read();
  truncateSync(location, 1000);
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow('became shorter while it was being served');
});
