import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { modelFetch } from './modelFetch';

const DELTA = 'data: {"choices":[{"delta":{"content":"Use \\"finish_reason\\":\\"stop\\""}}]}\n\n';
const FINISH = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n';
const DONE = 'data: [DONE]\n\n';
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([301, 302, 303, 307, 308])(
  '[AI-9] a redirect with %i is refused: the question goes to no host that nobody named',
  async (status) => {
    const asked: string[] = [];
    const elsewhere = await serve((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const url = await serve((_, response) => {
      response.writeHead(status, { location: `${elsewhere}/v1` }).end();
    });
    await expect(modelFetch(url, { method: 'POST', body: 'a question' })).rejects.toThrow(
      `its server redirects to ${elsewhere}/v1, but redirects are not followed → set ASK_AI_MODEL_URL`,
    );
    expect(asked).toEqual([]);
  },
);

test('[AI-9] an answer ends where its server says so, also if the connection stays open', async () => {
  let closed = false;
  const url = await serve((_, response) => {
    response.once('close', () => {
      closed = true;
    });
    response.write(`${DELTA}${FINISH}data: [DO`);
    setTimeout(() => response.write('NE]\r\n\r\n'), 50);
  });
  await expect((await modelFetch(url)).text()).resolves.toContain('[DONE]');
  await expect.poll(() => closed).toBe(true);
});

test.each([
  ['[DONE] alone', `${DELTA}${DONE}`],
  ['a reason alone', `${DELTA}${FINISH}`],
  ['[DONE] without a gap', `${DELTA}data:[DONE]\n\n`],
])('[AI-9] an answer is complete with %s', async (_, body) => {
  const url = await serve((_, response) => response.end(body));
  await expect((await modelFetch(url)).text()).resolves.toBe(body);
});

test('[AI-9] an answer that ends without a word of its server is an error', async () => {
  const url = await serve((_, response) => response.end(DELTA));
  await expect((await modelFetch(url)).text()).rejects.toThrow('before it was complete');
});

test.each([
  ['answer', 200],
  ['error', 500],
])('[AI-9] an %s without end is ended before it fills the memory', async (_, status) => {
  let sent = 0;
  const url = await serve((_, response) => {
    response.writeHead(status);
    const megabyte = Buffer.alloc(1024 * 1024, 'a');
    const more = () => {
      while (!response.destroyed && response.write(megabyte)) sent += 1;
    };
    response.on('drain', more);
    more();
  });
  await expect((await modelFetch(url)).text()).rejects.toThrow('is larger than 8388608 bytes');
  expect(sent).toBeLessThan(64);
});
