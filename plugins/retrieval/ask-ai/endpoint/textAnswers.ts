import { textAnswer } from '../../../serving/server/server/answers';
import { COMMON_HEADERS } from '../../../serving/server/shared/securityHeaders';

const FRESH = { 'cache-control': 'no-store' };

/** A short text, which the dialog shows as it is. */
export function refuse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return textAnswer(status, text, { ...FRESH, ...headers });
}

/** Seconds after which to ask again. */
export const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

/** JSON, for what the dialog reads as such. */
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
