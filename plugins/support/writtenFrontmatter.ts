/** The frontmatter of a page, as written in its file. */
export interface WrittenFrontmatter {
  /** The text including both lines of dashes, without the line break after them. */
  whole: string;
  /** The text between the lines of dashes. */
  yaml: string;
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?=\r?\n|$)/;

/** Finds the frontmatter at the beginning of a page; `undefined` without one. */
export function writtenFrontmatter(text: string): WrittenFrontmatter | undefined {
  const found = FRONTMATTER.exec(text);
  return found ? { whole: found[0], yaml: found[1] ?? '' } : undefined;
}
