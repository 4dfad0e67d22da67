import type { AskSearch } from '../askSearch';
import type { AskTexts } from '../languages/askTexts';
import type { AnswerChunk } from '../stream/chunks';
import type { ChatRequest } from './chatRequest';
import type { AskScope } from './readScope';

/** The input of an answer. */
export interface AnswerInput {
  request: ChatRequest;
  scope: AskScope;
  texts: AskTexts;
  search: AskSearch;
  /** Aborts the answer if the reader leaves or the time limit is exceeded. */
  signal: AbortSignal;
}

/** The outcome of an answer. */
export interface AnswerResult {
  wasFound: boolean;
  /** Whether it consists of quotes, without text by a model. */
  isQuoted: boolean;
}

/** Generates an answer chunk by chunk, without the start and finish chunks. */
export type MakeAnswer = (input: AnswerInput) => AsyncGenerator<AnswerChunk, AnswerResult>;

/** An error whose message is shown to the reader. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}
