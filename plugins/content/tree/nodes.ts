/** The position of a node in the text of a page. */
export interface NodePosition {
  start: { line: number; column: number; offset: number };
  end: { offset: number };
}

export interface JsxAttribute {
  type: string;
  name?: string;
  value?: string | null | { value: string; data?: { estree?: unknown } };
}

/** The properties of a Markdown node that Lectern uses. */
export interface TreeNode {
  type: string;
  value?: string;
  depth?: number;
  /** Whether a list is ordered. */
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
    /** The Markdown from which the node was generated, if it is not in the text of the page. */
    source?: string;
    /** The text that contains the node and its position there, if it is not the text of the page. */
    written?: { text: string; position: NodePosition };
    /** The text for the search, for a node that represents something else. */
    words?: string;
    /** Whether the node is not part of the page's own text, so that search and answers omit it. */
    isAside?: true;
    /** Whether it only labels the heading above it, so that answers do not quote it. */
    isLabel?: true;
    /** The name of the HTML element that the node becomes. */
    hName?: string;
    /** The attributes of that element. */
    hProperties?: Record<string, string | string[] | true>;
    /** The children of that element, as hast nodes. */
    hChildren?: object[];
  };
  position?: NodePosition;
}

/** Marks a node as not part of the page's own text. */
export function aside(node: TreeNode): TreeNode {
  return { ...node, data: { ...node.data, isAside: true } };
}

/** Marks a node as a label of the heading above it. */
export function label(node: TreeNode): TreeNode {
  return { ...node, data: { ...node.data, isLabel: true } };
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
