import {
  type AskFailure,
  type AskFailureKind,
  isSentence,
} from '../../../plugins/retrieval/docsearch/runtime/askFailure';
import type { SearchText } from './dialogTexts';
import type { SearchStringKey } from './searchStrings';

const TEXTS: Readonly<Record<AskFailureKind, SearchStringKey>> = {
  unreachable: 'connectionFailed',
  interrupted: 'answerInterrupted',
  unreadable: 'answerUnreadable',
  unavailable: 'serverUnavailable',
  busy: 'tooManyQuestions',
  session: 'sessionFailed',
  refused: 'answerUnreadable',
};

/** DocSearch's own messages, which only exist in English. */
const DOCSEARCH_MESSAGES: ReadonlyMap<string, SearchStringKey> = new Map([
  ['Ask AI assistant ID is required', 'assistantMissing'],
  ['Failed, try again later.', 'voteFailed'],
]);

/** Matches browsers' messages about an unreachable server or an interrupted response. */
const CONNECTION = /fetch|network|load failed|connection/i;

/**
 * Returns the text key for an error. Returns `undefined` if the message of the server is meant for
 * readers.
 */
function keyOf({ name, message, kind }: Error & Partial<AskFailure>): SearchStringKey | undefined {
  if (kind !== undefined) return TEXTS[kind];
  const own = DOCSEARCH_MESSAGES.get(message);
  if (own) return own;
  if (name === 'Error') return isSentence(message) ? undefined : 'serverUnavailable';
  if (name === 'TypeError' && CONNECTION.test(message)) return 'connectionFailed';
  // The response contains unknown events.
  if (name === 'SyntaxError' || name.startsWith('AI_')) return 'answerUnreadable';
  return 'pageFailed';
}

const HAN = /\p{Script=Han}/u;

/**
 * Returns the message of a server. If it is in another language, it is prefixed by a sentence in the
 * reader's language.
 */
function serverMessage(message: string, text: SearchText): string {
  const isForeign = HAN.test(message) !== HAN.test(text('chatError'));
  return isForeign ? text('serverSays', { message }) : message;
}

/** Returns the text for a failed question, always with a sentence in the reader's language. */
export function failureText(error: Error, text: SearchText): string {
  const key = keyOf(error);
  return key ? text(key) : serverMessage(error.message, text);
}

/** Returns the text for a failed vote. Most errors only result in a request to try again. */
export function voteFailureText(error: Error, text: SearchText): string {
  const key = error.message === '' ? 'voteError' : keyOf(error);
  if (!key) return serverMessage(error.message, text);
  const isKnown = key === 'connectionFailed' || key === 'tooManyQuestions' || key === 'voteError';
  return text(isKnown ? key : 'voteFailed');
}
