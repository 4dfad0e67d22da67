import { withPackages } from '../../support/optionalPackage';
import type { SearchEngine } from '../search/shared/types';
import { builtOptions, type OptionFiles } from './builtOptions';
import { builtPages, type Twins } from './builtPages';
import type { McpEndpoint } from './endpoint';
import type { DocsSite } from './pageSource';

/** What a thread needs to answer language models. */
export interface McpInput {
  site: DocsSite;
  twins: Twins;
  options: OptionFiles;
}

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

/**
 * What a thread answers language models; the code for it is loaded when somebody first asks.
 *
 * @param search the search of the site, where it has one
 */
export function mcpCalls({ site, twins, options: optionFiles }: McpInput, search?: SearchEngine) {
  let endpoint: Promise<McpEndpoint> | undefined;
  const load = async () => {
    const { createMcpEndpoint } = await withPackages(
      ['@modelcontextprotocol/server'],
      '[mcp] the endpoint for language models',
      () => import('./endpoint'),
    );
    const pages = builtPages(site, twins);
    const options = builtOptions(site, optionFiles);
    return createMcpEndpoint({ site, pages, search, options });
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
