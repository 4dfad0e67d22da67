import { type LinkFinding, linkFindingText } from './links';

/** Formats findings as a list. */
export function listText(findings: readonly LinkFinding[]): string {
  const count = findings.length === 1 ? '1 link is' : `${findings.length} links are`;
  const lines = findings.map((finding) => `  ${linkFindingText(finding)}`);
  return `[links] ${count} wrong:\n${lines.join('\n')}`;
}

/** Stops the build. The message contains all problems, without a stack trace. */
export class LinkError extends Error {
  override name = 'LinkError';

  constructor(findings: readonly LinkFinding[]) {
    super(listText(findings));
    this.stack = this.message;
  }
}
