import type { Guard } from '../../serving/server/limits/guard';
import { guarded } from '../../serving/server/limits/guarded';
import { textAnswer } from '../../serving/server/server/answers';
import type { SiteRoute } from '../../serving/server/server/siteRoute';
import type { WorkerCalls } from '../../serving/server/worker/openWorker';
import { packagesProblem } from '../../support/optionalPackage';
import { parseJson, readBody } from '../ask-ai/endpoint/readBody';
import { MAX_BODY, MAX_MESSAGES } from './limits';
import type { McpCalls } from './mcpCalls';
import { MCP_NEEDS, MCP_PACKAGES } from './packages';
import { MCP_PATH } from './shared';
import { wrongMethod } from './wrongMethod';

export type { McpEndpoint } from './endpoint';

/** Returns the number of messages in a request body, which can be a batch. */
function countMessages(body: string): number {
  const read = parseJson(body);
  return Array.isArray(read) ? read.length : 1;
}

/**
 * Creates the MCP routes of a built site. The work is done in other threads, because an unknown page is compared with
 * all others, which would delay the pages of readers.
 *
 * @param fault a public message that explains why the search is unavailable
 */
export function mcpRoutes(
  threads: Pick<WorkerCalls<McpCalls>, 'call' | 'problem'>,
  guard: Guard,
  fault?: string,
): SiteRoute[] {
  async function handle(request: Request, client: string): Promise<Response> {
    if (request.method !== 'POST') return wrongMethod();
    // The body is read before a place is taken, so that slow clients do not block others.
    const read = await readBody(request, MAX_BODY);
    if (read === 'too-large') {
      return textAnswer(413, `The request is longer than ${MAX_BODY} bytes.`);
    }
    const messages = countMessages(read.text);
    if (messages > MAX_MESSAGES) {
      return textAnswer(413, `The request has more than ${MAX_MESSAGES} messages.`);
    }
    const { url, headers, signal } = request;
    const received = { url, headers: [...headers], body: read.text };
    return guarded(guard, client, async (charge) => {
      // The first message is already counted.
      if (messages > 1) charge(messages - 1);
      const { body, ...init } = await threads.call('mcp', received, signal);
      return new Response(body, init);
    });
  }
  const problem = () =>
    threads.problem()
      ? 'Its thread failed and is being restarted. See the log for the reason.'
      : fault;
  return [{ path: MCP_PATH, handle, problem }];
}

/** Returns a message with the missing packages and the command that installs them; `undefined` if none is missing. */
export const missingForMcp = (): string | undefined => packagesProblem(MCP_PACKAGES, MCP_NEEDS);

/** Creates the route for a server that cannot load the endpoint. */
export function brokenMcpRoutes(): SiteRoute[] {
  const handle = async () =>
    textAnswer(503, 'MCP is not available; the log of the server says why.');
  return [{ path: MCP_PATH, handle, problem: () => 'MCP cannot be loaded; the log says why.' }];
}
