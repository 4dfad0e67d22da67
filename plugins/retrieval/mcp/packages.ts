/** What a site installs for the endpoint. */
export const MCP_PACKAGES = ['@modelcontextprotocol/server'] as const;

/** What needs it, for errors. */
export const MCP_NEEDS = '[mcp] the endpoint for language models';
