import path from 'node:path';
import { withoutMarks } from '../tree/codeBlock';
import { codeLabel, codeTitle } from '../tree/codeLabel';
import { isContainerEnd, isGroupBegin } from '../tree/containerMarks';
import { isForRunner } from '../tree/fenceMeta';
import { elementProps, importedFiles } from '../tree/mdxParts';
import type { TreeNode } from '../tree/nodes';
import { componentCode, defaultTexts } from './componentTexts';
import { headingNames } from './headingIds';
import { oneLine, type PlainForms, plainInline } from './plainInline';
import { unitMarkdown } from './unitMarkdown';

/** A part of a page's text. An included file is a part, too. */
export type FilePart =
  | { kind: 'heading'; depth: number; text: string; id: string }
  | { kind: 'text'; text: string }
  /** A code block, which may be part of a list. */
  | { kind: 'code'; lang: string; text: string; title?: string; isInUnit?: boolean }
  /** A paragraph, list or table as Markdown. Its texts are additional parts. */
  | { kind: 'unit'; markdown: string }
  | { kind: 'file'; file: string };

export interface ReadSettings {
  /** The path of the file. */
  file: string;
  /** The texts of the site's own components. @default none */
  texts?: PlainForms;
}

/** The names of elements without text content. */
const UNSEEN = new Set(['script', 'style', 'svg', 'Toc']);

/** Removes the nodes that are not part of the page's own text. */
function withoutAsides(node: TreeNode): TreeNode {
  const { children } = node;
  if (!children) return node;
  const kept = children.filter(({ data }) => !data?.isAside).map(withoutAsides);
  const isSame =
    kept.length === children.length && kept.every((child, at) => child === children[at]);
  return isSame ? node : { ...node, children: kept };
}

/**
 * Returns the visible content of a file: headings with their ids, prose as plain text, and code.
 *
 * @param settings the path of the file, and the texts of components
 */
export function readSections(tree: TreeNode, { texts, file: page }: ReadSettings): FilePart[] {
  const forms = { ...defaultTexts, ...texts };
  const imported = importedFiles(tree, path.dirname(page));
  const nameOf = headingNames();
  const parts: FilePart[] = [];
  let isInGroup = false;
  let isInUnit = false;

  function addText(text: string): void {
    const line = oneLine(text);
    if (line !== '') parts.push({ kind: 'text', text: line });
  }

  function addCode(node: TreeNode): void {
    if (isForRunner(node)) return;
    const { lang, meta } = node;
    if (isInGroup) addText(codeLabel(lang ?? '', meta ?? '').label);
    const title = codeTitle(meta ?? '');
    parts.push({
      kind: 'code',
      lang: lang ?? '',
      text: withoutMarks(node.value ?? ''),
      ...(title && { title }),
      ...(isInUnit && { isInUnit }),
    });
  }

  /** Adds a block that can be quoted. Blocks inside it are not added separately. */
  function addUnit(node: TreeNode): void {
    const markdown = isInUnit ? '' : unitMarkdown(node, forms);
    if (markdown !== '') parts.push({ kind: 'unit', markdown });
  }

  function addElement(node: TreeNode): void {
    const name = node.name ?? '';
    if (UNSEEN.has(name)) return;
    const file = imported.get(name);
    if (file) {
      parts.push({ kind: 'file', file });
      return;
    }
    const props = elementProps(node);
    addText(node.data?.words ?? forms[name]?.(props) ?? '');
    for (const block of componentCode[name]?.(props) ?? []) parts.push({ kind: 'code', ...block });
    addAll(node.children);
  }

  /** Returns whether an element that is the only child of a paragraph is a block. */
  function isBlock({ type, name }: TreeNode): boolean {
    const isElement = type === 'mdxJsxTextElement';
    return isElement && (imported.has(name ?? '') || Object.hasOwn(componentCode, name ?? ''));
  }

  function addParagraph(node: TreeNode): void {
    const { children = [] } = node;
    const [only, ...others] = children;
    const isAlone = only !== undefined && others.length === 0;
    if (isAlone && isBlock(only)) addElement(only);
    else if (isAlone && isGroupBegin(only.value ?? '')) isInGroup = true;
    else if (isAlone && isContainerEnd(only.value ?? '')) isInGroup = false;
    else {
      addUnit(node);
      addText(plainInline(children, forms));
    }
  }

  function add(node: TreeNode): void {
    const { words } = node.data ?? {};
    if (words !== undefined && node.type !== 'mdxJsxFlowElement') {
      addText(words);
      return;
    }
    switch (node.type) {
      case 'heading':
        parts.push({ kind: 'heading', depth: node.depth ?? 1, ...nameOf(node) });
        break;
      case 'code':
        addCode(node);
        break;
      case 'math':
        addCode({ ...node, lang: 'tex' });
        break;
      case 'mdxJsxFlowElement':
        addElement(node);
        break;
      case 'paragraph':
        addParagraph(node);
        break;
      case 'list':
      case 'table': {
        const isOuter = !isInUnit;
        addUnit(node);
        isInUnit = true;
        addAll(node.children);
        if (isOuter) isInUnit = false;
        break;
      }
      case 'tableRow':
        addText((node.children ?? []).map((cell) => plainInline([cell], forms)).join(' '));
        break;
      case 'mdxFlowExpression':
        addText(plainInline([node], forms));
        break;
      default:
        addAll(node.children);
    }
  }

  function addAll(nodes: readonly TreeNode[] = []): void {
    for (const node of nodes) add(node);
  }

  addAll(withoutAsides(tree).children);
  return parts;
}
