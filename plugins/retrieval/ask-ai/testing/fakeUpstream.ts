import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '../environment';

/** A request to the model. */
export interface UpstreamCall {
  messages: { role: string; content: unknown }[];
  tool_choice?: unknown;
  tools?: unknown[];
}

/** A step of a fake model. */
export type Act =
  | { say: string }
  | { search: string }
  /** A call of any tool. Arguments given as a string are sent verbatim. */
  | { call: string; input: unknown }
  | { finish: string }
  | { wait: number }
  | { die: true }
  | { status: number; body: string };

/** The requests that a fake model has received. `GET` on any path returns them. */
export interface UpstreamState {
  calls: number;
  /** The number of requests that the client aborted. */
  closedEarly: number;
}

/** Starts an OpenAI-compatible endpoint on localhost, on a free port by default. */
export async function fakeUpstream(
  script: (call: UpstreamCall, at: number) => readonly Act[],
  listenOn = 0,
) {
  const calls: UpstreamCall[] = [];
  let closedEarly = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET') {
      const state: UpstreamState = { calls: calls.length, closedEarly };
      return void response.end(JSON.stringify(state));
    }
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const call = JSON.parse(body) as UpstreamCall;
    const at = calls.push(call) - 1;
    let isOpen = true;
    response.once('close', () => {
      isOpen = false;
      if (!response.writableEnded) closedEarly += 1;
    });
    const send = (delta: object, finish: string | null = null) => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
      const choice = { index: 0, delta, finish_reason: finish };
      const event = {
        id: 'x',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [choice],
      };
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    };
    let finish = 'stop';
    let called = 0;
    for (const act of script(call, at)) {
      if (!isOpen) return;
      if ('say' in act) send({ role: 'assistant', content: act.say });
      if ('wait' in act) await new Promise((resolve) => setTimeout(resolve, act.wait));
      if ('die' in act) return void response.destroy();
      if ('status' in act) return void response.writeHead(act.status).end(act.body);
      if ('finish' in act) finish = act.finish;
      if ('search' in act || 'call' in act) {
        const [name, input] =
          'call' in act ? [act.call, act.input] : ['searchIndex', { query: act.search }];
        const written = typeof input === 'string' ? input : JSON.stringify(input);
        const id = `call-${at}-${called}`;
        const call = { name, arguments: written };
        send({
          role: 'assistant',
          tool_calls: [{ index: called, id, type: 'function', function: call }],
        });
        called += 1;
        finish = 'tool_calls';
      }
    }
    send({}, finish);
    response.end('data: [DONE]\n\n');
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(listenOn, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const model: ModelSettings = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'fake',
    apiKey: 'secret-key',
    canSearch: true,
  };
  return {
    model,
    calls,
    /** The number of requests that the client aborted. */
    closedEarly: () => closedEarly,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
