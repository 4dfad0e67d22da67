import type { TreeNode } from '../../content/tree/nodes';
import { type Aliases, headingPath, type OptionIndex } from './headingPath';

/** A heading of a page that documents options. */
export interface PageHeading {
  node: TreeNode;
  depth: number;
  text: string;
  /** The explicit id after the text. */
  id?: string;
  line: number;
  /** The path of the option that it names. */
  path?: string;
}

const ID = /\s*\\?\{#([^}\n]*)\}\s*$/;

function textOf({ value = '', children }: TreeNode): string {
  return children ? children.map(textOf).join('') : value;
}

/**
 * Returns the headings of a page with the options that they name.
 *
 * @param settings `withTitle` includes the title, which names no option but has an id
 */
export function pageHeadings(
  tree: TreeNode,
  roots: readonly string[],
  index: OptionIndex,
  aliases: Aliases,
  { withTitle = false } = {},
): PageHeading[] {
  const open: { depth: number; path: string }[] = [];
  return (tree.children ?? []).flatMap((node): PageHeading[] => {
    const { depth = 1 } = node;
    if (node.type !== 'heading' || (depth === 1 && !withTitle)) return [];
    const whole = textOf(node).trim();
    const text = whole.replace(ID, '');
    const id = ID.exec(whole)?.[1];
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const around = open.map(({ path }) => path).reverse();
    const path = depth === 1 ? undefined : headingPath(text, { roots, around, aliases }, index);
    if (path) open.push({ depth, path });
    const line = node.position?.start.line ?? 1;
    return [{ node, depth, text, line, ...(id && { id }), ...(path && { path }) }];
  });
}
