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
  '[AI-9] a redirect with %i is rejected: questions are only sent to the configured host',
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

test('[AI-9] an answer ends at its end marker, even if the connection stays open', async () => {
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

test('[AI-9] an answer that ends without an end marker is an error', async () => {
  const url = await serve((_, response) => response.end(DELTA));
  await expect((await modelFetch(url)).text()).rejects.toThrow('before it was complete');
});

test.each([
  ['answer', 200],
  ['error', 500],
])('[AI-9] an endless %s is stopped before it fills the memory', async (_, status) => {
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

test('[AI-9] endless tool calls are stopped, even in tiny fragments', async () => {
  const piece = 'data: {"choices":[{"delta":{"tool_calls":[{"function":{"arguments":"a"}}]}}]}\n\n';
  const url = await serve((_, response) => response.end(piece.repeat(2000) + DONE));
  await expect((await modelFetch(url)).text()).rejects.toThrow('it calls tools endlessly');
  const few = await serve((_, response) => response.end(piece.repeat(900) + DONE));
  await expect((await modelFetch(few)).text()).resolves.toContain('[DONE]');
});

test('[AI-9] the process stays responsive while a server sends as fast as it can', async () => {
  const url = await serve((_, response) => response.end(DELTA.repeat(50_000) + DONE));
  const response = await modelFetch(url);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const reader = response.body?.getReader();
  let pieces = 0;
  while ((await reader?.read())?.done === false) pieces += 1;
  isOver = true;
  expect(pieces).toBeGreaterThan(10);
  expect(turns).toBeGreaterThanOrEqual(pieces);
});

test.each([
  ['in seconds', '50'],
  ['as a date', () => new Date(Date.now() + 50_000).toUTCString()],
])('[AI-9] a long requested pause, %s, is not waited for', async (_, given) => {
  const after = typeof given === 'string' ? given : given();
  const url = await serve((_, response) => {
    response.writeHead(429, { 'retry-after': after }).end('busy');
  });
  await expect(modelFetch(url)).rejects.toThrow(
    /its server responds with 429 and requests a pause of [345]\d s/,
  );
});

test('[AI-9] a short requested pause is handled by the client', async () => {
  const url = await serve((_, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end('busy');
  });
  expect((await modelFetch(url)).status).toBe(503);
});

test('[AI-9] an HTML page of a proxy is not read as an answer', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Sign in');
  });
  await expect(modelFetch(url)).rejects.toThrow('its server responds with text/html instead of');
});
