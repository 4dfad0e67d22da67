import { CHAT_PATH } from '../../../plugins/retrieval/ask-ai/shared';

/**
 * Where a path of Ask AI's endpoint is.
 *
 * @param base of the site, with a slash at both ends
 * @param endpoint of another host, which stands for `/api/chat`
 */
export function askAddress(path: string, base: string, endpoint?: string): string {
  const chat = endpoint ?? `${base.replace(/\/$/, '')}${CHAT_PATH}`;
  return `${chat}${path.slice(CHAT_PATH.length)}`;
}
