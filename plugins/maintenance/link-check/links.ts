import type { Finding } from '../../support/finding';

/**
 * Determines how the address is resolved: Markdown and Rspress add the version and language of the file, as
 * does the theme for links in frontmatter and navigation; a component may do either; the browser resolves
 * links of plain elements; and the build resolves images in Markdown.
 */
export type LinkReader = 'markdown' | 'theme' | 'component' | 'browser' | 'image';

/** An address with the position where it is written. */
export interface WrittenLink {
  /** The path relative to the folder of the site. */
  file: string;
  line: number;
  column: number;
  href: string;
  reader: LinkReader;
  /** The route of its page, if it cannot be derived from the file. */
  route?: string;
}

/** A problem with a link, with its position. */
export interface LinkFinding {
  file: string;
  line: number;
  column: number;
  /** The message, which states the problem, the invalid value and the correction. */
  message: string;
  /** A replacement, if it is unambiguous. */
  fix?: Finding['fix'];
}

/** Formats a finding: `docs/en/a.mdx:31:9 /guide/start has no heading "#nope" → did you mean #node?` */
export function linkFindingText({ file, line, column, message }: LinkFinding): string {
  return `${file}:${line}:${column} ${message}`;
}

/** Returns findings without duplicates, sorted by file and line. */
export function sortedFindings(findings: readonly LinkFinding[]): LinkFinding[] {
  const byText = new Map(findings.map((finding) => [linkFindingText(finding), finding]));
  return [...byText.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
