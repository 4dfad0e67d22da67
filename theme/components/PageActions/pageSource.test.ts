import { afterEach, expect, test, vi } from 'vitest';
import { pageSource } from './pageSource';

function answer(body: string, status = 200, type = 'text/markdown; charset=utf-8') {
  const fetched = vi.fn(
    async () => new Response(body, { status, headers: { 'content-type': type } }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[MD-1] a page is fetched once per path', async () => {
  const fetched = answer('# A');
  expect(await pageSource('/a.md')).toBe('# A');
  expect(await pageSource('/a.md')).toBe('# A');
  expect(fetched).toHaveBeenCalledTimes(1);
  await pageSource('/b.md');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('[MD-1] an error response is rejected and not cached', async () => {
  answer('Not found', 404);
  await expect(pageSource('/late.md')).rejects.toThrow('HTTP 404');
  answer('# Late');
  expect(await pageSource('/late.md')).toBe('# Late');
});

test('[MD-1] HTML in place of Markdown is rejected', async () => {
  answer('<!doctype html>', 200, 'text/html');
  await expect(pageSource('/html.md')).rejects.toThrow('text/html');
});
