import { expect } from 'vitest';
import type { AnswerChunk } from '../stream/chunks';
import { bundledChunkKeys } from './bundledClient';

const client = bundledChunkKeys();

/** Validates a chunk against the strict schema of the dialog. */
export function expectChunk(chunk: AnswerChunk): void {
  const known = client.get(chunk.type);
  expect(known, `the dialog knows "${chunk.type}"`).toBeDefined();
  const keys = Object.keys(chunk);
  expect(known?.allowed, JSON.stringify(chunk)).toEqual(expect.arrayContaining(keys));
  expect(keys, JSON.stringify(chunk)).toEqual(expect.arrayContaining(known?.required ?? []));
}

/** Validates the order of chunks: steps follow each other, with searches and texts in separate steps. */
export function expectOrder(chunks: readonly AnswerChunk[]): void {
  const line = chunks
    .map(({ type }) => type)
    .join(' ')
    .replace(/(?:text-delta ?)+/g, 'text-delta ');
  const search =
    'start-step tool-input-start tool-input-available tool-output-available finish-step ';
  const text = 'start-step text-start (text-delta )?text-end finish-step ';
  expect(line).toMatch(new RegExp(`^start (${search}|${text})*(error )?finish$`));
  const open = [...line.matchAll(/start-step tool|start-step text/g)];
  if (!line.includes('error')) expect(open.at(-1)?.[0], line).toBe('start-step text');
}

/** The contents of an answer for the dialog. */
export interface ReadAnswer {
  chunks: AnswerChunk[];
  text: string;
  searches: string[];
  error: string | undefined;
}

/** Reads an event stream to its end, and validates every chunk and their order against the dialog's client. */
export async function readStream(response: Response): Promise<ReadAnswer> {
  const body = await response.text();
  expect(response.status, body).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = body.split('\n\n');
  expect(events.pop()).toBe('');
  const chunks = events.map((event): AnswerChunk => {
    expect(event).toMatch(/^data: \{.*\}$/);
    return JSON.parse(event.slice('data: '.length));
  });
  chunks.forEach(expectChunk);
  expectOrder(chunks);
  return readChunks(chunks);
}

/** Returns the text, searches and error of chunks. */
export function readChunks(chunks: AnswerChunk[]): ReadAnswer {
  let text = '';
  let error: string | undefined;
  const searches: string[] = [];
  for (const chunk of chunks) {
    if (chunk.type === 'text-delta') text += chunk.delta;
    if (chunk.type === 'error') error = chunk.errorText;
    if (chunk.type === 'tool-input-available') searches.push(chunk.input.query);
  }
  return { chunks, text, searches, error };
}
