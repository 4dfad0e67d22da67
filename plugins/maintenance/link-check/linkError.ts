import { type LinkFinding, linkFindingText } from './links';

/** What is wrong with links, as a list. */
export function listText(findings: readonly LinkFinding[]): string {
  const count = findings.length === 1 ? '1 link is' : `${findings.length} links are`;
  const lines = findings.map((finding) => `  ${linkFindingText(finding)}`);
  return `[links] ${count} wrong:\n${lines.join('\n')}`;
}

/** Stops the build; the message says all that is wrong, without a stack trace. */
export class LinkError extends Error {
  override name = 'LinkError';

  constructor(findings: readonly LinkFinding[]) {
    super(listText(findings));
    this.stack = this.message;
  }
}
