import { CHAT_PATH } from '../../../plugins/retrieval/ask-ai/shared';

/**
 * Returns the URL for a path of Ask AI's endpoint.
 *
 * @param base the base of the site, with a slash at both ends
 * @param endpoint an endpoint on another host that replaces `/api/chat`
 */
export function askAddress(path: string, base: string, endpoint?: string): string {
  const chat = endpoint ?? `${base.replace(/\/$/, '')}${CHAT_PATH}`;
  return `${chat}${path.slice(CHAT_PATH.length)}`;
}
