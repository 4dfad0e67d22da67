import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from '../../retrieval/ask-ai/testing/askServer';
import { startAskSite } from '../../retrieval/ask-ai/testing/askSite';
import { fakeUpstream } from '../../retrieval/ask-ai/testing/fakeUpstream';
import { wholeAnswer } from '../../retrieval/docsearch/runtime/wholeAnswer';
import { nginx, startNginx } from '../server/testing/nginx';
import type { Running } from '../server/testing/programs';

const SEARCHES = 5;
/** The pause of the model between two words, in ms, longer than a proxy would buffer the first one. */
const SILENT_MS = 20_000;

let model: Awaited<ReturnType<typeof fakeUpstream>>;
let server: Awaited<ReturnType<typeof startAskSite>>;
let proxy: Running;
const origin = () => `http://127.0.0.1:${proxy.port}`;

beforeAll(async () => {
  if (!nginx) return;
  model = await fakeUpstream(() => [{ say: 'First words.\n\n' }, { wait: SILENT_MS }]);
  server = await startAskSite({
    TRUSTED_PROXIES: '1',
    LIMIT_SEARCHES_PER_MINUTE: String(SEARCHES),
    ASK_AI_MODEL_URL: model.model.baseUrl,
    ASK_AI_MODEL: model.model.model,
  });
  proxy = await startNginx([server.port]);
});

afterAll(async () => {
  if (!nginx) return;
  await proxy.kill();
  server.terminate();
  await server.ended;
  await model.close();
});

/** Sends a question through the proxy, and reads until the first words arrive. */
async function askUntilWords(signal?: AbortSignal) {
  const dialog = await askServer(`${origin()}/docs`);
  const answer = await dialog.ask('Where is the directory that bundles are written to?', {
    signal,
  });
  if (!answer.body) throw new Error('the answer has no body');
  const reader = wholeAnswer(answer.body).getReader();
  const decoder = new TextDecoder();
  let read = '';
  while (!read.includes('First words')) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the answer has ended: ${read}`);
    read += decoder.decode(value, { stream: true });
  }
  return { answer, reader };
}

/** Skipped on a machine without nginx: `apt-get install nginx-light`. */
const behindNginx = test.skipIf(!nginx);

behindNginx(
  '[SAFE-2] pages, redirects, conditions and compression are the same behind nginx',
  async () => {
    const direct = `http://127.0.0.1:${server.port}`;
    for (const path of ['/docs/', '/docs/index.html', '/docs/nowhere', '/healthz', '/readyz']) {
      const [there, here] = await Promise.all(
        [direct, origin()].map(async (from) => {
          const answer = await fetch(from + path, { redirect: 'manual' });
          const kept = ['content-type', 'content-security-policy', 'etag', 'location', 'vary'];
          const headers = kept.map((name) => answer.headers.get(name));
          return { status: answer.status, headers, text: await answer.text() };
        }),
      );
      expect(here, path).toEqual(there);
    }
    expect(
      (await fetch(`${origin()}/docs/`)).headers.get('strict-transport-security'),
    ).toBeTruthy();
  },
);

behindNginx(
  '[AI-3] the words of an answer pass nginx as they come, and a reader who leaves ends the model',
  async () => {
    const leave = new AbortController();
    const before = model.closedEarly();
    const started = performance.now();
    const { answer } = await askUntilWords(leave.signal);
    expect(performance.now() - started).toBeLessThan(SILENT_MS / 2);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    leave.abort();
    await expect.poll(() => model.closedEarly() - before, { timeout: 10_000 }).toBe(1);
  },
);

behindNginx(
  '[AI-11] what a client writes into X-Forwarded-For gives it no budget of its own',
  async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= SEARCHES; at += 1) {
      const answer = await fetch(`${origin()}/docs/1/indexes/*/queries`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.1.1.${at}, 10.2.2.${at}:80` },
        body: JSON.stringify({ requests: [{ indexName: 'docs', query: 'output' }] }),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(SEARCHES).fill(200), 429]);
  },
);

behindNginx('a client that leaves in the middle of its body leaves no complaint', async () => {
  const leave = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"requests":[')),
  });
  const init = { method: 'POST', body, duplex: 'half', signal: leave.signal } as RequestInit;
  const asked = fetch(`${origin()}/docs/1/indexes/*/queries`, init).catch((error) => error);
  await wait(300);
  leave.abort();
  expect(await asked).toMatchObject({ name: 'AbortError' });
  expect((await fetch(`${origin()}/healthz`)).status).toBe(200);
  expect(server.complaints()).toBe('');
});

// Must be the last test, because it stops the proxy.
behindNginx('[AI-6] an answer that the proxy cuts is not taken for a whole one', async () => {
  const { reader } = await askUntilWords();
  await proxy.kill();
  const rest = (async () => {
    while (!(await reader.read()).done);
  })();
  await expect(rest).rejects.toMatchObject({ name: 'AskFailure', kind: 'interrupted' });
});
