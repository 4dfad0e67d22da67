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

/** What DocSearch itself says, in English only. */
const OWN_WORDS: ReadonlyMap<string, SearchStringKey> = new Map([
  ['Ask AI assistant ID is required', 'assistantMissing'],
  ['Failed, try again later.', 'voteFailed'],
]);

/** What browsers say of a server that cannot be reached, or of an answer that breaks off. */
const CONNECTION = /fetch|network|load failed|connection/i;

/** Which of our texts says a failure; nothing where the server has said it for readers. */
function keyOf({ name, message, kind }: Error & Partial<AskFailure>): SearchStringKey | undefined {
  if (kind !== undefined) return TEXTS[kind];
  const own = OWN_WORDS.get(message);
  if (own) return own;
  if (name === 'Error') return isSentence(message) ? undefined : 'serverUnavailable';
  if (name === 'TypeError' && CONNECTION.test(message)) return 'connectionFailed';
  // An answer whose events are not those that the dialog knows.
  if (name === 'SyntaxError' || name.startsWith('AI_')) return 'answerUnreadable';
  return 'pageFailed';
}

const HAN = /\p{Script=Han}/u;

/** The words of a server; where they are in another language, a sentence of the reader's stands before them. */
function serverWords(message: string, text: SearchText): string {
  const isForeign = HAN.test(message) !== HAN.test(text('chatError'));
  return isForeign ? text('serverSays', { message }) : message;
}

/** Says a question that failed, always with a sentence of the reader's language. */
export function failureText(error: Error, text: SearchText): string {
  const key = keyOf(error);
  return key ? text(key) : serverWords(error.message, text);
}

/** Says a vote that failed: of what went wrong on the way only that it can be tried again. */
export function voteFailureText(error: Error, text: SearchText): string {
  const key = error.message === '' ? 'voteError' : keyOf(error);
  if (!key) return serverWords(error.message, text);
  const isKnown = key === 'connectionFailed' || key === 'tooManyQuestions' || key === 'voteError';
  return text(isKnown ? key : 'voteFailed');
}
