import { COMMON_HEADERS } from '../../server/shared/securityHeaders';
import { answerRequest } from './answerRequest';
import { BadRequest } from './badRequest';
import { LIMITS } from './limits';
import { readRequests } from './readRequests';
import type { SiteEngine } from './siteEngine';

/** Where Algolia's clients ask, below the base. */
export const QUERIES_PATH = '/1/indexes/*/queries';

/** Whoever wants may ask: the answers are what everybody can read on the site. */
const HEADERS = {
  ...COMMON_HEADERS,
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
};

function json(status: number, value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { ...HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

function refusal(status: number, message: string, headers?: Record<string, string>): Response {
  return json(status, { message, status }, headers);
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

/**
 * Answers `POST` at `QUERIES_PATH` as Algolia does, whatever the type of the body: its clients
 * say `text/plain`, so that browsers need not ask first. It keeps nothing between requests.
 */
export function createQueriesEndpoint(
  getEngine: () => SiteEngine | Promise<SiteEngine>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') {
      const headers = {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': '*',
      };
      return new Response(null, { status: 204, headers: { ...HEADERS, ...headers } });
    }
    if (request.method !== 'POST') {
      return refusal(405, 'only POST is answered here', { allow: 'POST, OPTIONS' });
    }
    try {
      const requests = readRequests(await readBody(request));
      const engine = await getEngine();
      const results = [];
      for (const asked of requests) results.push(await answerRequest(asked, engine));
      return json(200, { results });
    } catch (error) {
      if (error instanceof BadRequest) return refusal(error.status, error.message);
      throw error;
    }
  };
}
