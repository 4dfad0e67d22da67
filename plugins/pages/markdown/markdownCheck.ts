import type { DocsCheck } from '../../content/checks/docsCheck';
import type { Finding } from '../../support/finding';
import type { ReadBody } from './output/readBodies';

/** Matches a problem of a page: `docs/en/a.mdx:3 <Chart /> has no Markdown form → …` */
const PROBLEM = /^(.+?):(\d+) (.*)$/s;

function toFinding(problem: string): Finding {
  const [, file = '', line = '1', message = problem] = PROBLEM.exec(problem) ?? [];
  return { check: 'markdown', file, line: Number(line), message };
}

/** Returns a check for components and expressions that cannot be written as Markdown, which stop a build. */
export function markdownCheck(readBody: () => ReadBody): DocsCheck {
  return {
    name: 'markdown',
    run({ pages }) {
      const read = readBody();
      const problems = pages.flatMap(({ content }) => read(content.file).problems);
      return [...new Set(problems)].map(toFinding);
    },
  };
}
