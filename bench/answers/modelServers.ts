import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Act, fakeUpstream } from '../../plugins/retrieval/ask-ai/testing/fakeUpstream.ts';
import { type ModelCall, readCall, readStream, toolAnswers } from './modelCalls.ts';
import type { Reply } from './replies.ts';

/** A model server for a benchmark. */
export interface ModelServer {
  /** The URL up to `/v1`. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts a server that returns recorded replies, and an error for any other call.
 *
 * @param onCall called with the tool results so far, for each call of a question
 */
export async function replayServer(
  replies: readonly Reply[],
  onCall: (question: string, told: readonly string[]) => void = () => {},
): Promise<ModelServer> {
  const steps = new Map(replies.map(({ question, steps }) => [question, steps]));
  const server = await fakeUpstream((call): Act[] => {
    const { question, step } = readCall(call);
    onCall(question, toolAnswers(call));
    const reply = steps.get(question)?.[step];
    if (!reply)
      return [{ status: 400, body: `No reply ${step + 1} to "${question}" is recorded.` }];
    const searches = reply.searches.map((query) => ({ search: query }));
    const calls = (reply.calls ?? []).map(({ tool, input }) => ({ call: tool, input }));
    return [...(reply.text === '' ? [] : [{ say: reply.text }]), ...searches, ...calls];
  });
  return { url: server.model.baseUrl, close: server.close };
}

/**
 * Starts a server that forwards calls to a model server and records its replies.
 *
 * @param upstream the URL of the model server, up to `/v1`
 * @param onReply called with each complete reply
 */
export async function recordServer(
  upstream: string,
  onReply: (question: string, step: number, reply: Reply['steps'][number]) => void,
): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const { question, step } = readCall(JSON.parse(body) as ModelCall);
    const { authorization } = request.headers;
    const answer = await fetch(`${upstream}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body,
    }).catch((error: Error) => new Response(error.message, { status: 502 }));
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
    });
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of (answer.body as AsyncIterable<Uint8Array> | null) ?? []) {
      text += decoder.decode(part, { stream: true });
      response.write(part);
    }
    if (answer.ok) onReply(question, step, readStream(text));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
