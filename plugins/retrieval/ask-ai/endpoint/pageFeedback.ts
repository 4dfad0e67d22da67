import { z } from 'zod';
import { parseRoute } from '../../../../theme/routes/address';
import type { AskTexts } from '../languages/askTexts';
import { MAX_OPINION } from '../shared';
import type { AskStore } from '../store/askStore';
import { cleanText, messageId } from './chatRequest';
import { parseJson, readBody } from './readBody';
import type { ScopedSite } from './readScope';
import { jsonAnswer, refuse } from './textAnswers';

const MAX_BODY = 4 * 1024;
const MAX_PATH = 512;

const schema = z.looseObject({
  id: messageId,
  page: z.string().startsWith('/').max(MAX_PATH),
  isHelpful: z.boolean(),
  text: z.string().max(MAX_OPINION).default(''),
});

export interface PageFeedbackOptions {
  store?: AskStore;
  site: ScopedSite;
  /** Returns the canonical path of the page at an address below the base; `undefined` if there is none. */
  pageAt: (path: string) => string | undefined;
  complain: (text: string) => void;
}

/**
 * Stores the feedback on a page of a reader with a valid token. Stores nothing about the reader, and rejects unknown
 * pages.
 */
export function createPageFeedback({ store, site, pageAt, complain }: PageFeedbackOptions) {
  return async function pageFeedback(request: Request, texts: AskTexts): Promise<Response> {
    const body = await readBody(request, MAX_BODY);
    if (body === 'too-large') return refuse(413, texts.badRequest);
    const { data } = schema.safeParse(parseJson(body.text));
    const page = data && pageAt(data.page);
    if (!data || page === undefined) return refuse(data ? 404 : 400, texts.badRequest);
    if (!store) return refuse(503, texts.opinionNotKept);
    const { lang, version } = parseRoute(page, site);
    const { id, isHelpful } = data;
    const text = cleanText(data.text);
    try {
      await store.addOpinion({ id, page, lang, version, isHelpful, text, createdAt: Date.now() });
      return jsonAnswer(200, { success: true });
    } catch (error) {
      // A problem of the store was logged when it began.
      if (!store.problem())
        complain(`[ask-ai] feedback on a page could not be stored: ${(error as Error).message}`);
      return refuse(503, texts.opinionNotKept);
    }
  };
}
