import { type Guard, noGuard, Refused } from '../../../serving/server/limits/guard';
import { COMMON_HEADERS } from '../../../serving/server/shared/securityHeaders';
import { BadRequest } from './badRequest';
import { LIMITS } from './limits';

/** Whoever wants may ask: the answers are what everybody can read on the site. */
const HEADERS = {
  ...COMMON_HEADERS,
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
};

/** What a body is answered with. */
export interface JsonAnswer {
  status: number;
  /** JSON. */
  text: string;
  /** How many questions were in it. @default 1 */
  questions?: number;
}

function json(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** What is said of a request that cannot be answered. */
export function refusalText(status: number, message: string): string {
  return JSON.stringify({ message, status });
}

function refusal(status: number, message: string, headers?: Record<string, string>): Response {
  return json(status, refusalText(status, message), headers);
}

const TOO_LARGE = new BadRequest(`the body is larger than ${LIMITS.body} bytes`, 413);

/** The body, of which no more is read than is allowed. */
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

/** Answers the text of a body, in this thread or in another. */
export type AnswerBody = (body: string, signal: AbortSignal) => JsonAnswer | Promise<JsonAnswer>;

/**
 * Answers `POST` as Algolia does, whatever the type of the body: its clients say `text/plain`, so
 * that browsers need not ask first. It keeps nothing between requests.
 *
 * @param answer a `BadRequest` that it throws is told the client
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
      // A client that is slow to say what it wants takes no place from others.
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
