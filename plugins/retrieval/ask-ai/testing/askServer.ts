import { randomUUID } from 'node:crypto';
import { PAGE_FEEDBACK_PATH, type PageOpinion } from '../shared';

interface AskedHow {
  /** The id of the question, which votes refer to. @default a random one */
  messageId?: string;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The filter of the search, in the dialog's format: `lang:en`. @default none */
  facetFilters?: readonly string[];
}

/**
 * Creates a client that sends questions to a running server like the dialog, without its rate limit.
 *
 * @param site the address with the base, without a trailing slash
 * @param headers sent with every request
 */
export async function askServer(site: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${site}/api/chat/token`, { method: 'POST', headers });
  const { token } = (await answer.json()) as { token: string };

  const sent = {
    'content-type': 'application/json',
    authorization: `TOKEN ${token}`,
    ...headers,
  };

  return {
    vote: (messageId: string, thumbs: 0 | 1): Promise<Response> =>
      fetch(`${site}/api/chat/feedback`, {
        method: 'POST',
        headers: sent,
        body: JSON.stringify({ appId: 'local', messageId, thumbs }),
      }),
    say: (opinion: PageOpinion): Promise<Response> =>
      fetch(`${site}${PAGE_FEEDBACK_PATH}`, {
        method: 'POST',
        headers: sent,
        body: JSON.stringify(opinion),
      }),
    ask(
      question: string,
      { messageId = randomUUID(), signal, headers: own, facetFilters }: AskedHow = {},
    ): Promise<Response> {
      const parts = [{ type: 'text', text: question }];
      const messages = [{ id: messageId, role: 'user', parts }];
      return fetch(`${site}/api/chat`, {
        method: 'POST',
        headers: { ...sent, ...own },
        body: JSON.stringify({
          id: 'chat',
          messages,
          trigger: 'submit-message',
          ...(facetFilters && { searchParameters: { facetFilters } }),
        }),
        signal,
      });
    },
  };
}
