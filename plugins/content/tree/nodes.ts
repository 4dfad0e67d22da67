/** Where a node begins and ends in the text of a page. */
export interface NodePosition {
  start: { line: number; column: number; offset: number };
  end: { offset: number };
}

export interface JsxAttribute {
  type: string;
  name?: string;
  value?: string | null | { value: string; data?: { estree?: unknown } };
}

/** As much of a Markdown node as a twin needs. */
export interface TreeNode {
  type: string;
  value?: string;
  depth?: number;
  /** Whether a list is one of numbers. */
  ordered?: boolean;
  lang?: string | null;
  meta?: string | null;
  url?: string;
  title?: string | null;
  alt?: string | null;
  label?: string;
  name?: string | null;
  attributes?: JsxAttribute[];
  children?: TreeNode[];
  data?: {
    estree?: unknown;
    /** The text that a node was made from which is not in the page's own. */
    source?: string;
    /** The text that a node stands in, and where, if that is not the page's own. */
    written?: { text: string; position: NodePosition };
    /** The words of a node that stands for something else, for the search. */
    words?: string;
    /** It stands beside what the page says: search and answers do without it. */
    isAside?: true;
    /** The name of the element that the node becomes. */
    hName?: string;
    /** Attributes of that element. */
    hProperties?: Record<string, string | string[] | true>;
    /** What is in that element, as HTML has it. */
    hChildren?: object[];
  };
  position?: NodePosition;
}

/** A node as one that is beside what the page says. */
export function aside(node: TreeNode): TreeNode {
  return { ...node, data: { ...node.data, isAside: true } };
}

export function startOf(node: TreeNode): number {
  return node.position?.start.offset ?? 0;
}

export function endOf(node: TreeNode): number {
  return node.position?.end.offset ?? 0;
}

export function lineOf(node: TreeNode): number {
  return node.position?.start.line ?? 1;
}
