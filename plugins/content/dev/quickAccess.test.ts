import { mkdtempSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Access, quickAccess } from './quickAccess';

const folder = mkdtempSync(path.join(tmpdir(), 'quick-access-'));
const page = path.join(folder, 'a.mdx');
writeFileSync(page, '# A\n');
const isInDocs = (file: unknown): file is string => String(file).startsWith(folder);

/** Returns the properties of the error of a call. */
async function failure(access: Access, file: string) {
  const error = await access(file).then(
    () => undefined,
    (it: NodeJS.ErrnoException) => it,
  );
  if (!error) return undefined;
  const { message, code, syscall } = error;
  return { message, code, syscall, path: error.path, isError: error instanceof Error };
}

test('a file of the docs is looked up with the same result, without a promise of node:fs', async () => {
  const access = vi.fn(promises.access as Access);
  const quick = quickAccess(access, isInDocs);
  for (const file of [page, folder, path.join(folder, 'a.md')]) {
    const expected = await failure(promises.access as Access, file);
    expect(await failure(quick, file)).toEqual(expected);
  }
  expect(access).not.toHaveBeenCalled();
});

test('other files and other modes are passed on', async () => {
  const access = vi.fn(async () => {});
  const quick = quickAccess(access, isInDocs);
  await quick('/other/a.mdx');
  await quick(page, 4);
  expect(access.mock.calls).toEqual([
    ['/other/a.mdx', undefined],
    [page, 4],
  ]);
});

test('the look-up does not change the stack traces of other errors', async () => {
  const { stackTraceLimit } = Error;
  await failure(quickAccess(promises.access as Access, isInDocs), path.join(folder, 'b.md'));
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
});
