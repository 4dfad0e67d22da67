import type { AskSearch } from '../askSearch';
import type { AskTexts } from '../languages/askTexts';
import type { AnswerChunk } from '../stream/chunks';
import type { ChatRequest } from './chatRequest';
import type { AskScope } from './readScope';

/** What an answer is made from. */
export interface AnswerInput {
  request: ChatRequest;
  scope: AskScope;
  texts: AskTexts;
  search: AskSearch;
  /** Ends the answer: the reader left, or it took too long. */
  signal: AbortSignal;
}

/** What became of an answer, beside its words. */
export interface AnswerResult {
  wasFound: boolean;
  /** Whether it is made of quotes, and not by a model. */
  isQuoted: boolean;
}

/** Makes an answer, chunk by chunk, without its start and finish. */
export type MakeAnswer = (input: AnswerInput) => AsyncGenerator<AnswerChunk, AnswerResult>;

/** Something went wrong that a reader is told in these words. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}
