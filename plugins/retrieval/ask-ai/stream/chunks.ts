import type { AnswerMetadata } from '../shared';

/** The result of a search for the dialog. It is small, because the dialog sends it back with every later question. */
export interface SearchOutput {
  query: string;
  hits: readonly { objectID: string }[];
}

/** The chunks of an answer: a subset of those that the dialog's client accepts. It rejects unknown keys. */
export type AnswerChunk =
  | { type: 'start'; messageId: string; messageMetadata?: AnswerMetadata }
  | { type: 'start-step' }
  | {
      type: 'tool-input-start';
      toolCallId: string;
      toolName: 'searchIndex';
      providerExecuted: true;
    }
  | {
      type: 'tool-input-available';
      toolCallId: string;
      toolName: 'searchIndex';
      input: { query: string };
      providerExecuted: true;
    }
  | {
      type: 'tool-output-available';
      toolCallId: string;
      output: SearchOutput;
      providerExecuted: true;
    }
  | { type: 'text-start'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'text-end'; id: string }
  | { type: 'error'; errorText: string }
  | { type: 'finish-step' }
  | { type: 'finish'; messageMetadata?: AnswerMetadata };

/** The maximum number of hits for the dialog, which shows their number. */
const MAX_HITS = 20;

/**
 * Returns the chunks of one search, as a separate step. It is marked as executed by the provider. Without the mark, a
 * finished tool call makes the dialog send the question again.
 */
export function searchStep(id: string, query: string, objectIDs: readonly string[]): AnswerChunk[] {
  const call = { toolCallId: id, providerExecuted: true } as const;
  const hits = objectIDs.slice(0, MAX_HITS).map((objectID) => ({ objectID }));
  return [
    { type: 'start-step' },
    { type: 'tool-input-start', toolName: 'searchIndex', ...call },
    { type: 'tool-input-available', toolName: 'searchIndex', input: { query }, ...call },
    { type: 'tool-output-available', output: { query, hits }, ...call },
    { type: 'finish-step' },
  ];
}

/** Returns the chunks of a whole text, as a separate step. */
export function textStep(id: string, text: string): AnswerChunk[] {
  return [
    { type: 'start-step' },
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: text },
    { type: 'text-end', id },
    { type: 'finish-step' },
  ];
}
