import type { Strings } from '../../strings';

/** The texts of the page menu, in a separate file so that they are loaded with it. */
export const actionStrings = {
  viewMarkdown: { en: 'View as Markdown', zh: '查看 Markdown' },
  openIn: { en: 'Ask about this page', zh: '就本页提问' },
  openInAssistant: { en: 'Open in {{name}}', zh: '在 {{name}} 中打开' },
  askAboutPage: {
    en: 'Read {{url}} and answer my questions about it.',
    zh: '请阅读 {{url}}，然后回答我对该页面的提问。',
  },
  connectMcp: { en: 'Connect with MCP', zh: '通过 MCP 连接' },
  mcpAddress: { en: 'Server address, for any client', zh: '服务器地址，适用于任何客户端' },
  mcpCommand: { en: 'Command for Claude Code', zh: '用于 Claude Code 的命令' },
  copyMcpAddress: { en: 'Copy the address', zh: '复制地址' },
  compareWith: { en: 'Compare with {{version}}', zh: '与 {{version}} 对比' },
  readBeside: { en: 'Read next to {{language}}', zh: '与{{language}}对照' },
  newTab: { en: 'opens in a new tab', zh: '在新标签页打开' },
} satisfies Strings;
