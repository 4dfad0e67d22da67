import {
  createMcpHandler,
  localhostAllowedOrigins,
  McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { COMMON_HEADERS } from '../../serving/server/shared/securityHeaders';
import type { DocsSite } from '../docs-tools/pageSource';
import { docsTools } from '../docs-tools/tools';
import type { ToolContext } from '../docs-tools/tools/tool';
import { MAX_BODY } from './limits';
import { addResources } from './resources';
import { wrongMethod } from './wrongMethod';

/** A request handler for one address. */
export type McpEndpoint = (request: Request) => Promise<Response>;

const NAME = { name: 'lectern-docs', version: '1.0.0' };

function instructions(
  { title, versions, version, langs, lang }: DocsSite,
  { hasSearch, hasOptions }: { hasSearch: boolean; hasOptions: boolean },
): string {
  const kept = [
    versions.length > 1 && `Versions: ${versions.join(', ')}; the current one is ${version}.`,
    langs.length > 1 && `Languages: ${langs.join(', ')}; the default is ${lang}.`,
  ];
  const facts = kept.filter(Boolean).map((fact) => ` ${fact}`);
  return `The documentation ${title || 'of this site'} as Markdown.${facts.join('')} ${hasSearch ? 'First call search_docs with the words of the question or the whole error message; then read_page with the address that it returns, including the hash, to read only that section. list_pages is' : 'list_pages'} lists all pages, and read_page reads one.${hasOptions ? ' Before you write an option, call get_option. Afterwards, check the configuration with check_config.' : ''}`;
}

/** The settings that are the same for every response. */
function finish(answer: Response): Response {
  const headers = new Headers(answer.headers);
  // The server manages its connections itself. Otherwise, it could not stop without losing a response.
  headers.delete('connection');
  headers.set('cache-control', 'no-store, no-transform');
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/**
 * Creates an MCP endpoint over streamable HTTP, with the documentation for language models. Clients connect to the
 * address of the site with `mcp` after the base, `https://example.com/docs/mcp`, without a key. It is stateless, so
 * any number of servers can run in parallel.
 *
 * Browsers send an `Origin` with every POST. An origin that is neither the site nor this machine is rejected, which
 * excludes other pages even if they resolve their own host name to this address (DNS rebinding). `Host` is not
 * compared, because behind a proxy it can be any name.
 */
export function createMcpEndpoint(docs: ToolContext): McpEndpoint {
  const { site, search, options } = docs;
  const tools = docsTools(docs);
  const origins = [
    ...localhostAllowedOrigins(),
    ...(site.origin ? [new URL(site.origin).hostname] : []),
  ];

  function createServer(): McpServer {
    const server = new McpServer(
      { ...NAME, title: site.title || undefined },
      {
        instructions: instructions(site, {
          hasSearch: search !== undefined,
          hasOptions: options !== undefined,
        }),
        capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      },
    );
    for (const { name, title, description, input, output, run } of tools) {
      const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
      const config = { title, description, inputSchema: input, outputSchema: output, annotations };
      server.registerTool(name, config, async (given) => {
        const { text, data, isError } = await run(given);
        return { content: [{ type: 'text', text }], structuredContent: data, isError };
      });
    }
    addResources(server, docs);
    return server;
  }

  // A subscription would be an endless stream, and nothing changes while the server runs.
  const handler = createMcpHandler(createServer, {
    maxRequestBodySize: MAX_BODY,
    maxSubscriptions: 0,
  });

  return async (request) => {
    if (request.method !== 'POST') return wrongMethod();
    const refused = originValidationResponse(request, origins);
    return finish(refused ?? (await handler.fetch(request)));
  };
}
