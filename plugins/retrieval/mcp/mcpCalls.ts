import { withPackages } from '../../support/optionalPackage';
import type { ToolContext } from '../docs-tools/tools/tool';
import type { McpEndpoint } from './endpoint';
import { MCP_NEEDS, MCP_PACKAGES } from './packages';

/** A complete request, in a form that can be sent to a thread. */
export interface ReceivedRequest {
  url: string;
  headers: [name: string, value: string][];
  body: string;
}

/** A response, in a form that can be sent between threads. */
export interface ReceivedAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Creates the functions of an MCP thread. Their code is loaded with the first request. */
export function mcpCalls(docs: ToolContext) {
  let endpoint: Promise<McpEndpoint> | undefined;
  const load = async () => {
    const { createMcpEndpoint } = await withPackages(
      MCP_PACKAGES,
      MCP_NEEDS,
      () => import('./endpoint'),
    );
    return createMcpEndpoint(docs);
  };

  return {
    async mcp({ url, ...init }: ReceivedRequest, signal: AbortSignal): Promise<ReceivedAnswer> {
      endpoint ??= load();
      const answer = await (await endpoint)(new Request(url, { ...init, method: 'POST', signal }));
      return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
    },
  };
}

export type McpCalls = ReturnType<typeof mcpCalls>;
