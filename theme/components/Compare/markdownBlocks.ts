const FRONTMATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Takes a page's Markdown apart: paragraphs, lists, tables and whole code blocks, without frontmatter. */
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

/** Whether a block is code, which is shown as it is. */
export function isCode(block: string): boolean {
  return FENCE.test(block);
}

/** The words of a block that is a heading, with their marks. */
export function headingText(block: string): string | undefined {
  return /^#{1,6} +(.+?)(?: *\{#[^}]*\})?$/.exec(block)?.[1];
}
