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

/** How many messages a body has: one, unless it is a list. */
function countMessages(body: string): number {
  const read = parseJson(body);
  return Array.isArray(read) ? read.length : 1;
}

/**
 * The endpoint for the Markdown of a built site. Its work is done in other threads: a page that is not
 * found is compared with all others, and readers of pages would wait for that.
 *
 * @param fault why it cannot search where it should, for everybody to read
 */
export function mcpRoutes(
  threads: Pick<WorkerCalls<McpCalls>, 'call' | 'problem'>,
  guard: Guard,
  fault?: string,
): SiteRoute[] {
  async function handle(request: Request, client: string): Promise<Response> {
    if (request.method !== 'POST') return wrongMethod();
    // A client that is slow to say what it wants takes no place from others.
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
      // The request itself is counted already.
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

/** What the endpoint needs and this server does not have, with the command that installs it. */
export const missingForMcp = (): string | undefined => packagesProblem(MCP_PACKAGES, MCP_NEEDS);

/** The same address where the endpoint cannot be loaded. */
export function brokenMcpRoutes(): SiteRoute[] {
  const handle = async () =>
    textAnswer(503, 'MCP is not available; the log of the server says why.');
  return [{ path: MCP_PATH, handle, problem: () => 'MCP cannot be loaded; the log says why.' }];
}
