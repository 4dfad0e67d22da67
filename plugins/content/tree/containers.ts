import { containerBegin, containerEndIn } from './containerMarks';
import { endOf, startOf, type TreeNode } from './nodes';

/** A node, or the part of a paragraph that is inside a container. */
export interface Block {
  node: TreeNode;
  start: number;
  end: number;
}

/** A container, or a block outside of containers. */
export type BlockOrContainer = Block | Container;

export interface Container {
  kind: string;
  title: string;
  start: number;
  end: number;
  blocks: Block[];
}

const TITLE = /^\{?\s*title=["']?(.*?)["']?\s*\}?$/;

export function isContainer(item: BlockOrContainer): item is Container {
  return 'kind' in item;
}

function textOf({ start, end }: Block, source: string): string {
  return source.slice(start, end);
}

/** Removes whitespace around a block; an empty array if nothing remains. */
function trimmed(block: Block, source: string): Block[] {
  const text = textOf(block, source);
  const start = block.start + (/^\s*/.exec(text)?.[0].length ?? 0);
  const end = block.start + text.trimEnd().length;
  return start < end ? [{ ...block, start, end }] : [];
}

function readContainer(blocks: readonly Block[], at: number, source: string) {
  const first = blocks[at];
  if (first?.node.type !== 'paragraph') return undefined;
  const begin = containerBegin(textOf(first, source));
  if (!begin) return undefined;
  const last = blocks.findIndex(
    (block, index) =>
      index >= at &&
      block.node.type === 'paragraph' &&
      containerEndIn(textOf(block, source)) !== -1,
  );
  const closing = blocks[last];
  if (!closing) return undefined;
  const innerEnd = closing.start + containerEndIn(textOf(closing, source));
  const afterTitle = first.start + begin.length;
  const inner = blocks.slice(at, last + 1).flatMap((block) => {
    const start = block === first ? afterTitle : block.start;
    const end = block === closing ? Math.max(start, innerEnd) : block.end;
    return start === block.start && end === block.end
      ? [block]
      : trimmed({ ...block, start, end }, source);
  });
  const rest = begin.rest.trim();
  const title = TITLE.exec(rest)?.[1] ?? rest;
  const container: Container = {
    kind: begin.kind,
    title,
    start: first.start,
    end: closing.end,
    blocks: inner,
  };
  return { container, next: last + 1 };
}

/** Groups the blocks between `:::tip` and `:::` into containers. */
export function groupContainers(nodes: readonly TreeNode[], source: string): BlockOrContainer[] {
  const blocks = nodes.map((node): Block => ({ node, start: startOf(node), end: endOf(node) }));
  const grouped: BlockOrContainer[] = [];
  for (let at = 0; at < blocks.length; ) {
    const found = readContainer(blocks, at, source);
    if (found) grouped.push(found.container);
    else if (blocks[at]) grouped.push(blocks[at] as Block);
    at = found?.next ?? at + 1;
  }
  return grouped;
}
