import { textAnswer } from '../../../serving/server/server/answers';
import { COMMON_HEADERS } from '../../../serving/server/shared/securityHeaders';

const FRESH = { 'cache-control': 'no-store' };

/** Returns an error response with a short text, which the dialog shows verbatim. */
export function refuse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return textAnswer(status, text, { ...FRESH, ...headers });
}

/** Returns the header with the number of seconds to wait before the next request. */
export const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

/** Returns a JSON response, for requests whose response the dialog parses. */
export function jsonAnswer(status: number, value: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(value), {
    status,
    headers: {
      ...COMMON_HEADERS,
      ...FRESH,
      'content-type': 'application/json; charset=utf-8',
      ...headers,
    },
  });
}
