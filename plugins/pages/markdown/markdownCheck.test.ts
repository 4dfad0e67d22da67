import { expect, test } from 'vitest';
import type { CheckContext } from '../../content/checks/docsCheck';
import { findingText } from '../../support/finding';
import { markdownCheck } from './markdownCheck';

test('[MD-1] parts that cannot be written as Markdown are findings with file and line, each once', async () => {
  const problem =
    "docs/en/a.mdx:3 <Chart /> has no Markdown form → define it: { Chart: () => '…' }";
  const of: Record<string, string[]> = {
    '/docs/en/a.mdx': [problem],
    '/docs/en/b.mdx': [problem, 'docs/en/b.mdx:12 {a\nb} has no Markdown form → move it'],
    '/docs/en/c.mdx': [],
  };
  const check = markdownCheck(() => (file) => ({
    text: '',
    hasTitle: false,
    problems: of[file] ?? [],
  }));
  const pages = Object.keys(of).map((file) => ({ content: { file } }));
  const found = await check.run({ pages } as unknown as CheckContext);
  expect(found.map(findingText)).toEqual([
    "docs/en/a.mdx:3 markdown: <Chart /> has no Markdown form → define it: { Chart: () => '…' }",
    'docs/en/b.mdx:12 markdown: {a\nb} has no Markdown form → move it',
  ]);
});
