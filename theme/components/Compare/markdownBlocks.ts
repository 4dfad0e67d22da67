const FRONTMATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Splits the Markdown of a page, without its frontmatter, into blocks: paragraphs, lists, tables and
 * entire code blocks.
 */
export function markdownBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence = '';
  const close = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of markdown.replaceAll('\r\n', '\n').replace(FRONTMATTER, '').split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence === '' && mark !== '') close();
    if (fence === '' && line.trim() === '') {
      close();
      continue;
    }
    lines.push(line.trimEnd());
    if (fence === '') {
      fence = mark;
    } else if (mark.startsWith(fence)) {
      fence = '';
      close();
    }
  }
  close();
  return blocks;
}

/** Returns whether a block is code, which is shown verbatim. */
export function isCode(block: string): boolean {
  return FENCE.test(block);
}

/** Returns the text of a heading, with its markup. Returns `undefined` for other blocks. */
export function headingText(block: string): string | undefined {
  return /^#{1,6} +(.+?)(?: *\{#[^}]*\})?$/.exec(block)?.[1];
}
