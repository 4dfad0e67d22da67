import { withPackages } from '../../support/optionalPackage';
import type { ToolContext } from '../docs-tools/tools/tool';
import type { McpEndpoint } from './endpoint';
import { MCP_NEEDS, MCP_PACKAGES } from './packages';

/** A request that was received to its end, in a form that can be sent to a thread. */
export interface ReceivedRequest {
  url: string;
  headers: [name: string, value: string][];
  body: string;
}

/** An answer in such a form. */
export interface ReceivedAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** What a thread answers language models; the code for it is loaded when somebody first asks. */
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
