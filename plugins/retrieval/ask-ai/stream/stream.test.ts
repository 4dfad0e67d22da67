import { parseJsonEventStream, readUIMessageStream, type UIMessageChunk } from 'ai';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bundledChunkKeys } from '../testing/bundledClient';
import { expectChunk, readStream } from '../testing/readStream';
import { type AnswerChunk, searchStep, textStep } from './chunks';
import { eventStream } from './eventStream';

const ANSWER: AnswerChunk[] = [
  { type: 'start', messageId: 'a1' },
  ...searchStep('c1', 'css modules', ['1', '2']),
  ...textStep('t1', 'Two\n\nlines'),
  { type: 'finish' },
];

async function* chunksOf(chunks: AnswerChunk[]) {
  yield* chunks;
}

test('[AI-1] the schema of the installed dialog is read completely: text, tools, steps and errors, all strict', () => {
  const client = bundledChunkKeys();
  expect([...client.keys()]).toEqual(
    expect.arrayContaining(['start', 'start-step', 'text-delta', 'tool-output-available', 'error']),
  );
  expect(client.get('text-delta')).toEqual({
    required: ['type', 'id', 'delta'],
    allowed: ['type', 'id', 'delta', 'providerMetadata'],
  });
  const wrong = { type: 'start-step', title: 'x' } as unknown as AnswerChunk;
  expect(() => expectChunk(wrong)).toThrow();
});

test('[AI-1] [AI-3] an answer consists of events that the dialog accepts, in a valid order', async () => {
  const read = await readStream(eventStream(chunksOf(ANSWER), () => {}));
  expect(read.text).toBe('Two\n\nlines');
  expect(read.searches).toEqual(['css modules']);
});

test('[AI-1] comments keep an idle connection open, and clients ignore them', async () => {
  let resume = () => {};
  const hasBeaten = new Promise<void>((resolve) => {
    resume = resolve;
  });
  async function* slow(): AsyncGenerator<AnswerChunk> {
    for (const chunk of ANSWER) {
      yield chunk;
      if (chunk.type === 'text-start') await hasBeaten;
    }
  }
  let text = '';
  const body = eventStream(slow(), () => {}, 5).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const write = (part: string) => {
    text += part;
    if (text.split('\n\n').filter((event) => event.startsWith(':')).length > 1) resume();
  };
  await body.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
  const events = text.split('\n\n').filter(Boolean);
  const beats = events.filter((event) => event.startsWith(':'));
  expect(beats.length).toBeGreaterThan(1);
  expect(events.filter((event) => !beats.includes(event))).toEqual(
    ANSWER.map((chunk) => `data: ${JSON.stringify(chunk)}`),
  );
  const stream = new Response(text).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  const read: unknown[] = [];
  await parseJsonEventStream({ stream, schema: z.unknown() }).pipeTo(
    new WritableStream({ write: (event) => void read.push(event.success && event.value) }),
  );
  expect(read).toEqual(ANSWER);
});

test('[AI-3] [AI-5] the client creates one message, and does not send the question again', async () => {
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of ANSWER) controller.enqueue(chunk as UIMessageChunk);
      controller.close();
    },
  });
  let parts: { type: string; state?: string; providerExecuted?: boolean; output?: unknown }[] = [];
  for await (const message of readUIMessageStream({ stream })) parts = message.parts;
  expect(parts.map(({ type }) => type)).toEqual([
    'step-start',
    'tool-searchIndex',
    'step-start',
    'text',
  ]);
  expect(parts[1]).toMatchObject({
    state: 'output-available',
    providerExecuted: true,
    output: { query: 'css modules', hits: [{ objectID: '1' }, { objectID: '2' }] },
  });
});

test('[AI-3] at most 20 hits are sent, only with their ids', () => {
  const ids = Array.from({ length: 50 }, (_, at) => String(at));
  const output = searchStep('c', 'x', ids).find(({ type }) => type === 'tool-output-available');
  expect(output).toMatchObject({
    output: { hits: ids.slice(0, 20).map((objectID) => ({ objectID })) },
  });
});

test('[AI-11] a reader who leaves stops the generator of the answer', async () => {
  let isEnded = false;
  let closed = 0;
  async function* endless(): AsyncGenerator<AnswerChunk> {
    try {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        yield { type: 'text-delta', id: 't', delta: 'x' };
      }
    } finally {
      isEnded = true;
    }
  }
  const reader = eventStream(endless(), () => {
    closed += 1;
  }).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => isEnded).toBe(true);
  expect(closed).toBe(1);
});
