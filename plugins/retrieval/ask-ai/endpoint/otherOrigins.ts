/** The headers that the dialog sends. */
const HEADERS = [
  'authorization',
  'content-type',
  'x-ai-sdk-version',
  'x-algolia-api-key',
  'x-algolia-application-id',
  'x-algolia-assistant-id',
  'x-algolia-index-name',
];

/** Adds CORS headers for the other sites that the configuration allows. */
export function createOtherOrigins(allowed: readonly string[]) {
  const origins = new Set(allowed.map((address) => new URL(address).origin));

  function headersFor(request: Request): Record<string, string> {
    const origin = request.headers.get('origin');
    if (!origin || !origins.has(origin)) return {};
    return { 'access-control-allow-origin': origin, vary: 'origin' };
  }

  return {
    /** Returns the response to a preflight request; `undefined` for any other request. */
    preflight(request: Request): Response | undefined {
      const headers = headersFor(request);
      if (request.method !== 'OPTIONS' || !headers.vary) return undefined;
      return new Response(null, {
        status: 204,
        headers: {
          ...headers,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': HEADERS.join(', '),
          'access-control-max-age': '7200',
        },
      });
    },
    /** Adds the headers that allow the page to read the response. */
    open(request: Request, answer: Response): Response {
      for (const [name, value] of Object.entries(headersFor(request))) {
        answer.headers.set(name, value);
      }
      return answer;
    },
  };
}
