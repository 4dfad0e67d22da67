import type { AnswerMetadata } from '../shared';

/** What a search tells the dialog; small, because every later question brings it back. */
export interface SearchOutput {
  query: string;
  hits: readonly { objectID: string }[];
}

/** The pieces of an answer that we send: a part of what the dialog's client accepts, and not one key more. */
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

/** Hits that are told to the dialog, which shows their number. */
const MAX_HITS = 20;

/**
 * One search as a step of its own. Searches of the server are marked as carried out: a finished tool
 * part without the mark makes the dialog send the question again.
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

/** A whole text as a step of its own. */
export function textStep(id: string, text: string): AnswerChunk[] {
  return [
    { type: 'start-step' },
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: text },
    { type: 'text-end', id },
    { type: 'finish-step' },
  ];
}
