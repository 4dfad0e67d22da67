import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { devAnswers } from './devAnswers';

function ask(url: string, headers: Record<string, string> = {}, make = () => '# A') {
  const files = [
    { route: '/a.md', make },
    { route: '/zh/llms.txt', make },
  ];
  const response = { writeHead: vi.fn(), end: vi.fn() };
  const next = vi.fn();
  const answer = devAnswers(
    () => files,
    () => '/docs/',
  );
  answer(
    { url, headers, method: 'GET' } as IncomingMessage,
    response as unknown as ServerResponse,
    next,
  );
  return {
    next,
    status: response.writeHead.mock.calls[0]?.[0],
    text: response.end.mock.calls[0]?.[0],
  };
}

test('[ROUTE-4] the dev server answers twins, lists, and pages asked for as Markdown', () => {
  expect(ask('/docs/a.md?x')).toMatchObject({ status: 200, text: '# A' });
  expect(ask('/docs/zh/llms.txt')).toMatchObject({ status: 200, text: '# A' });
  expect(ask('/docs/a', { accept: 'text/markdown' })).toMatchObject({ status: 200, text: '# A' });
});

test('everything else goes on to the next', () => {
  for (const url of ['/docs/a', '/docs/b.md', '/a.md', '/docs/%E0%A4%A.md']) {
    expect(ask(url).next, url).toHaveBeenCalledOnce();
  }
});

test('an error is shown with its text', () => {
  const fail = () => {
    throw new Error('[markdown] a.mdx:3');
  };
  expect(ask('/docs/a.md', {}, fail)).toMatchObject({ status: 500, text: '[markdown] a.mdx:3\n' });
});
