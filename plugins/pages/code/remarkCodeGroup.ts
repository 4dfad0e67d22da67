import { codeLabel } from '../../content/tree/codeLabel';
import { CODE_GROUP, isContainerEnd, isGroupBegin } from '../../content/tree/containerMarks';

/** The part of a Markdown node that groups need. */
export interface MarkdownNode {
  type: string;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  children?: MarkdownNode[];
  position?: { start: { line: number } };
  [key: string]: unknown;
}

interface MarkdownFile {
  path: string;
}

const BEGIN = `:::${CODE_GROUP}`;

/** A name that pages do not import themselves. */
const GROUP = 'LecternCodeGroup';
const TAB = 'LecternCodeGroupTab';

function textOf(node: MarkdownNode): string | undefined {
  const [only, ...others] = node.children ?? [];
  if (node.type !== 'paragraph' || only?.type !== 'text' || others.length > 0) return undefined;
  return only.value?.trim();
}

function element(name: string, attributes: Record<string, string>, children: MarkdownNode[]) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

/** Returns the syntax tree of `import { CodeGroup as LecternCodeGroup, … } from '@rspress/core/theme'`. */
function importNode(): MarkdownNode {
  const identifier = (name: string) => ({ type: 'Identifier', name });
  const specifier = (imported: string, local: string) => ({
    type: 'ImportSpecifier',
    imported: identifier(imported),
    local: identifier(local),
  });
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier('CodeGroup', GROUP), specifier('CodeGroupTab', TAB)],
    source: { type: 'Literal', value: '@rspress/core/theme', raw: "'@rspress/core/theme'" },
    attributes: [],
  };
  const estree = { type: 'Program', sourceType: 'module', body: [declaration] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

function fail(file: MarkdownFile, node: MarkdownNode | undefined, message: string): never {
  throw new Error(`[code] ${file.path}:${node?.position?.start.line ?? 1} ${message}`);
}

function toTab(node: MarkdownNode, file: MarkdownFile): MarkdownNode {
  if (node.type !== 'code') {
    fail(file, node, `${BEGIN} contains a ${node.type} → only code blocks can be tabs`);
  }
  const { label, meta } = codeLabel(node.lang ?? '', node.meta ?? '');
  return element(TAB, { label }, [{ ...node, meta }]);
}

/** Replaces the groups below a node, and returns their number. */
function groupChildren(parent: MarkdownNode, file: MarkdownFile): number {
  const children = parent.children ?? [];
  let count = 0;
  for (let start = 0; start < children.length; start += 1) {
    const node = children[start] as MarkdownNode;
    if (!isGroupBegin(textOf(node) ?? '')) {
      count += groupChildren(node, file);
      continue;
    }
    const end = children.findIndex(
      (child, index) => index > start && isContainerEnd(textOf(child) ?? ''),
    );
    if (end === -1)
      fail(file, node, `${BEGIN} is not closed → add a line with ::: after its last block`);
    const tabs = children.slice(start + 1, end).map((child) => toTab(child, file));
    if (tabs.length === 0) fail(file, node, `${BEGIN} is empty → add code blocks to it`);
    children.splice(start, end - start + 1, element(GROUP, {}, tabs));
    count += 1;
  }
  return count;
}

/**
 * Converts `:::code-group`, code blocks and `:::` to tabs.
 *
 * @throws an error with the file, the line and the solution, for a group without an end or with
 * other content
 */
export function remarkCodeGroup() {
  return (tree: MarkdownNode, file: MarkdownFile) => {
    if (groupChildren(tree, file) > 0) tree.children?.unshift(importNode());
  };
}
