import path from 'node:path';
import { type Finding, findingText } from '../../support/finding';
import type { PageFile } from '../files/pageFile';
import type { TreeNode } from '../tree/nodes';
import { containerFindings } from './containerFindings';
import { encodingFindings } from './encodingFindings';
import { headingFindings } from './headingFindings';
import { markdownTagFindings } from './markdownTagFindings';
import { stepsFindings } from './stepsFindings';
import { syntaxFindings } from './syntaxFindings';
import { yamlFindings } from './yamlFindings';

/**
 * A check of a page.
 *
 * @param name the file name in findings
 */
export type PageCheck = (page: PageFile, name: string) => Finding[];

/** A check of a page's tree, which is only run if the page has no syntax errors. */
export type TreeCheck = (tree: TreeNode, page: PageFile, name: string) => Finding[];

/** An error that stops a build. The message lists all findings, without a stack trace. */
export class PageError extends Error {
  override name = 'PageError';

  constructor(findings: readonly Finding[]) {
    const problems = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
    super(`[pages] ${problems} in the docs:\n${listText(findings)}`);
    this.stack = this.message;
  }
}

function listText(findings: readonly Finding[]): string {
  return findings.map((finding) => `  ${findingText(finding)}`).join('\n');
}

/** Creates the checks of single pages: those of every site, and those that features add. */
export function pageChecks(cwd: string) {
  const checks: PageCheck[] = [yamlFindings];
  const treeChecks: TreeCheck[] = [
    containerFindings,
    headingFindings,
    stepsFindings,
    markdownTagFindings,
  ];
  const nameOf = (file: string) => path.relative(cwd, file).split(path.sep).join('/');
  return {
    nameOf,
    add: (check: PageCheck) => void checks.push(check),
    addTreeCheck: (check: TreeCheck) => void treeChecks.push(check),
    check(page: PageFile): Finding[] {
      const name = nameOf(page.file);
      // With a wrong encoding, other findings would be about garbled text.
      const inEncoding = encodingFindings(page, name);
      if (inEncoding.length > 0) return inEncoding;
      const findings = checks.flatMap((check) => check(page, name));
      const inSyntax = syntaxFindings(page, name);
      if (inSyntax.length > 0) return [...findings, ...inSyntax];
      const tree = page.lookAt();
      return [...findings, ...treeChecks.flatMap((check) => check(tree, page, name))];
    },
  };
}
