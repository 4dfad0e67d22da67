import type { DocsCheck } from '../../content/checks/docsCheck';
import type { Finding } from '../../support/finding';
import type { ReadBody } from './output/readBodies';

/** Matches a problem of a page: `docs/en/a.mdx:3 <Chart /> has no Markdown form → …` */
const PROBLEM = /^(.+?):(\d+) (.*)$/s;

function toFinding(problem: string): Finding {
  const [, file = '', line = '1', message = problem] = PROBLEM.exec(problem) ?? [];
  return { check: 'markdown', file, line: Number(line), message };
}

/**
 * Returns a check for components and expressions that cannot be written as Markdown, which stop a build. Lines with
 * another finding, such as an unknown component, are left out.
 */
export function markdownCheck(readBody: () => ReadBody): DocsCheck {
  return {
    name: 'markdown',
    run({ pages, faults = [] }) {
      const read = readBody();
      const problems = pages.flatMap(({ content }) => read(content.file).problems);
      const isReported = ({ file, line }: Finding) =>
        faults.some((fault) => fault.file === file && fault.line === line);
      return [...new Set(problems)].map(toFinding).filter((finding) => !isReported(finding));
    },
  };
}
