import { expect, test } from 'vitest';
import type { CheckContext } from '../../content/checks/docsCheck';
import { findingText } from '../../support/finding';
import { markdownCheck } from './markdownCheck';

test('[MD-1] parts that cannot be written as Markdown are findings with file and line, each once, unless the line has another one', async () => {
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
  const findingsIn = (given: object) => check.run({ pages, ...given } as unknown as CheckContext);
  const found = await findingsIn({});
  expect(found.map(findingText)).toEqual([
    "docs/en/a.mdx:3 markdown: <Chart /> has no Markdown form → define it: { Chart: () => '…' }",
    'docs/en/b.mdx:12 markdown: {a\nb} has no Markdown form → move it',
  ]);

  const faults = [{ check: 'component', file: 'docs/en/a.mdx', line: 3, message: 'unknown' }];
  expect((await findingsIn({ faults })).map(({ file }) => file)).toEqual(['docs/en/b.mdx']);
});
