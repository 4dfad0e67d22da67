import { setImmediate as turn } from 'node:timers/promises';
import { answerRequest } from './answerRequest';
import { BadRequest } from './badRequest';
import { type JsonAnswer, refusalText } from './jsonEndpoint';
import { readRequests } from './readRequests';
import type { SiteEngine } from './siteEngine';

/** Answers the queries of a body one after the other, and yields to other requests in between. */
export async function answerQueries(
  body: string,
  getEngine: () => SiteEngine | Promise<SiteEngine>,
  signal?: AbortSignal,
): Promise<JsonAnswer> {
  try {
    const requests = readRequests(body);
    const engine = await getEngine();
    const results = [];
    for (const asked of requests) {
      await turn();
      signal?.throwIfAborted();
      results.push(await answerRequest(asked, engine, signal));
    }
    return { status: 200, text: JSON.stringify({ results }), questions: requests.length };
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    const { status, message } = error;
    return { status, text: refusalText(status, message) };
  }
}
