import { expect, test } from 'vitest';
import { mcpCommand, mcpServerName } from './mcpCommand';

test('a server is named like the site, in letters that a client takes', () => {
  expect(mcpServerName('Rspack Docs 2!')).toBe('rspack-docs-2');
  expect(mcpServerName('文档')).toBe('docs');
});

test('the command has the name and the address', () => {
  expect(mcpCommand('Kit', 'https://example.com/mcp')).toBe(
    'claude mcp add --transport http kit https://example.com/mcp',
  );
});
