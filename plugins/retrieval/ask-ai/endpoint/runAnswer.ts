import { randomUUID } from 'node:crypto';
import { WorkerError } from '../../../serving/server/worker/messages';
import type { AskStore } from '../store/askStore';
import type { StoredAnswer } from '../store/storedAnswer';
import type { AnswerChunk } from '../stream/chunks';
import { AnswerError, type AnswerInput, type MakeAnswer } from './answer';

export interface RunOptions {
  makeAnswer: MakeAnswer;
  input: AnswerInput;
  /** Whether the time limit of the answer is exceeded. */
  isLate: () => boolean;
  /** The name of the model; `undefined` if answers are quotes. */
  model?: string;
  store?: AskStore;
  complain: (text: string) => void;
}

const MAX_KEPT_ANSWER = 20_000;

/** A link to the search, which an answer offers if nothing was found. */
const SEARCH_LINK = /[?&]search=/;

/** Returns the addresses of the pages that a text links to, without duplicates. */
function linkedAddresses(text: string): string[] {
  const found = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, address]) => address ?? '');
  return [...new Set(found)].filter((address) => !SEARCH_LINK.test(address)).slice(0, 50);
}

/** Returns the message of an error in a worker, which is sufficient, and the stack of any other error. */
function forLog(error: unknown): unknown {
  if (error instanceof WorkerError) return error.message;
  return error instanceof Error ? error.stack : error;
}

/** Returns the error message for the reader, and logs unexpected errors. */
function errorText(error: unknown, { input, isLate, complain }: RunOptions): string {
  if (isLate()) return input.texts.tookTooLong;
  if (error instanceof AnswerError) return error.message;
  complain(`[ask-ai] an answer failed: ${forLog(error)}`);
  return input.texts.searchFailed;
}

/**
 * Runs an answer from start to finish. If it fails midway, the text so far remains and the reason follows. In all
 * cases, the answer is stored once, when its stream has ended.
 */
export async function* runAnswer(options: RunOptions): AsyncGenerator<AnswerChunk, void> {
  const { makeAnswer, input, model, store } = options;
  const { request, scope } = input;
  const askedAt = Date.now();
  const begun = performance.now();
  let answer = '';
  let wasFound = false;
  let isQuoted = model === undefined;
  let outcome: StoredAnswer['outcome'] = 'stopped';
  try {
    yield {
      type: 'start',
      messageId: randomUUID(),
      ...(isQuoted && { messageMetadata: { isQuoted } }),
    };
    const chunks = makeAnswer(input);
    try {
      for (let next = await chunks.next(); ; next = await chunks.next()) {
        if (next.done) {
          ({ wasFound, isQuoted } = next.value);
          break;
        }
        if (next.value.type === 'text-delta' && answer.length < MAX_KEPT_ANSWER) {
          answer += next.value.delta;
        }
        yield next.value;
      }
    } catch (error) {
      outcome = 'failed';
      yield { type: 'error', errorText: errorText(error, options) };
    } finally {
      // If the reader has left, this ends the work inside the generator.
      await chunks.return({ wasFound, isQuoted });
    }
    yield { type: 'finish', messageMetadata: { isQuoted } };
    if (outcome !== 'failed') outcome = 'complete';
  } finally {
    store?.addAnswer({
      messageId: request.messageId,
      question: request.question,
      answer: answer.slice(0, MAX_KEPT_ANSWER),
      ...scope,
      sources: linkedAddresses(answer),
      wasFound,
      model: isQuoted ? undefined : model,
      outcome,
      milliseconds: Math.round(performance.now() - begun),
      askedAt,
    });
  }
}
