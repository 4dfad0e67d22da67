import type { Finding } from '../../support/finding';

/**
 * Who reads the address: Markdown and Rspress, which add the version and language of the file; the
 * theme, for links in frontmatter and navigation; a component, which may do either; the browser, for
 * plain elements; or the build, for images of Markdown.
 */
export type LinkReader = 'markdown' | 'theme' | 'component' | 'browser' | 'image';

/** An address as an author wrote it, and where. */
export interface WrittenLink {
  /** From the folder of the site. */
  file: string;
  line: number;
  column: number;
  href: string;
  reader: LinkReader;
  /** The route of the page that it is on, where the file alone does not tell. */
  route?: string;
}

/** Something wrong with a link, at its place. */
export interface LinkFinding {
  file: string;
  line: number;
  column: number;
  /** The problem, with the invalid value, and what to do about it. */
  message: string;
  /** What to write in its place, where only one thing can be meant. */
  fix?: Finding['fix'];
}

/** `docs/en/a.mdx:31:9 /guide/start has no heading "#nope" → did you mean #node?` */
export function linkFindingText({ file, line, column, message }: LinkFinding): string {
  return `${file}:${line}:${column} ${message}`;
}

/** Each finding once, in the order of files and lines. */
export function sortedFindings(findings: readonly LinkFinding[]): LinkFinding[] {
  const byText = new Map(findings.map((finding) => [linkFindingText(finding), finding]));
  return [...byText.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
