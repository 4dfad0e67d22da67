/** Returns the name of the MCP server for clients: `Rspack Docs` → `rspack-docs`. */
export function mcpServerName(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return name || 'docs';
}

/** Returns the command that connects Claude Code to the site. */
export function mcpCommand(title: string, address: string): string {
  return `claude mcp add --transport http ${mcpServerName(title)} ${address}`;
}
