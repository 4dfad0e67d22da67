import type { AskTexts } from '../languages/askTexts';
import type { AskStore } from '../store/askStore';
import { feedbackSchema } from './chatRequest';
import { parseJson, readBody } from './readBody';
import { jsonAnswer, refuse } from './textAnswers';

const MAX_BODY = 4 * 1024;

export interface FeedbackOptions {
  store?: AskStore;
  complain: (text: string) => void;
}

/** Stores the vote of a reader with a valid token. */
export function createFeedback({ store, complain }: FeedbackOptions) {
  return async function feedback(request: Request, texts: AskTexts): Promise<Response> {
    const body = await readBody(request, MAX_BODY);
    if (body === 'too-large') return refuse(413, texts.badRequest);
    const read = feedbackSchema.safeParse(parseJson(body.text));
    if (!read.success) return refuse(400, texts.badRequest);
    if (!store) return refuse(503, texts.notKept);
    try {
      const isKnown = await store.vote(read.data.messageId, read.data.thumbs);
      return isKnown ? jsonAnswer(200, { success: true }) : refuse(404, texts.noSuchMessage);
    } catch (error) {
      // A problem of the store was logged when it began.
      if (!store.problem())
        complain(`[ask-ai] a vote could not be stored: ${(error as Error).message}`);
      return refuse(503, texts.notKept);
    }
  };
}
