import { type Guard, noGuard, Refused } from '../../../serving/server/limits/guard';
import { COMMON_HEADERS } from '../../../serving/server/shared/securityHeaders';
import { BadRequest } from './badRequest';
import { LIMITS } from './limits';

/** Any origin may ask, because the answers contain only public text of the site. */
const HEADERS = {
  ...COMMON_HEADERS,
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
};

/** The answer to a body. */
export interface JsonAnswer {
  status: number;
  /** JSON. */
  text: string;
  /** The number of queries in it. @default 1 */
  questions?: number;
}

function json(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** The message for a request that cannot be answered. */
export function refusalText(status: number, message: string): string {
  return JSON.stringify({ message, status });
}

function refusal(status: number, message: string, headers?: Record<string, string>): Response {
  return json(status, refusalText(status, message), headers);
}

const TOO_LARGE = new BadRequest(`the body is larger than ${LIMITS.body} bytes`, 413);

/** The body, up to the allowed size. */
async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMITS.body) throw TOO_LARGE;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > LIMITS.body) throw TOO_LARGE;
    chunks.push(part.value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Answers a body, in this thread or another. */
export type AnswerBody = (body: string, signal: AbortSignal) => JsonAnswer | Promise<JsonAnswer>;

/**
 * Answers `POST` like Algolia, regardless of the content type of the body: its clients send `text/plain`, so
 * that browsers send no preflight request. It is stateless.
 *
 * @param answer if it throws a `BadRequest`, the client receives the message
 */
export function jsonEndpoint(
  answer: AnswerBody,
  guard: Guard = noGuard,
): (request: Request, client?: string) => Promise<Response> {
  return async (request, client = '') => {
    if (request.method === 'OPTIONS') {
      const headers = {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': '*',
      };
      return new Response(null, { status: 204, headers: { ...HEADERS, ...headers } });
    }
    if (request.method !== 'POST') {
      return refusal(405, 'only POST requests are accepted', { allow: 'POST, OPTIONS' });
    }
    try {
      // A client that sends its body slowly does not block others.
      const body = await readBody(request);
      return await guard.run(client, async (charge) => {
        const { status, text, questions = 1 } = await answer(body, request.signal);
        if (questions > 1) charge(questions - 1);
        return json(status, text);
      });
    } catch (error) {
      if (error instanceof BadRequest) return refusal(error.status, error.message);
      if (!(error instanceof Refused)) throw error;
      const { status, message, retryAfter } = error.refusal;
      return refusal(status, message, { 'retry-after': String(retryAfter) });
    }
  };
}
