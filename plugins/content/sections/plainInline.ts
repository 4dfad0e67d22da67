import { withoutContainerMarks } from '../tree/containerMarks';
import { elementProps } from '../tree/mdxParts';
import type { TreeNode } from '../tree/nodes';
import { staticValue } from '../tree/staticValue';

/** Returns the visible text in the props of a component. */
export type PlainForm = (props: Record<string, unknown>) => string;

export type PlainForms = Readonly<Record<string, PlainForm>>;

const ALERT = /^\s*\[!\w+\]\s*$/;
const TITLE = /^\s*title\s*=\s*["'](.*)["']\s*$/;

/** Removes the syntax of containers and alerts, but keeps the titles of containers. */
function withoutMarks(text: string): string {
  const words = withoutContainerMarks(text);
  if (!words.includes('[!')) return words;
  return words
    .split('\n')
    .filter((line) => !ALERT.test(line))
    .join('\n');
}

export function expressionText({ value = '', data }: TreeNode): string {
  const title = TITLE.exec(value)?.[1];
  if (title !== undefined) return title;
  const found = staticValue(data?.estree)?.value;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** Returns the visible text of inline nodes. */
export function plainInline(nodes: readonly TreeNode[], forms: PlainForms): string {
  const textOf = (node: TreeNode): string => {
    if (node.data?.words !== undefined) return node.data.words;
    switch (node.type) {
      case 'text':
        return withoutMarks(node.value ?? '');
      case 'inlineCode':
      case 'inlineMath':
        return node.value ?? '';
      case 'break':
        return '\n';
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        return expressionText(node);
      case 'mdxJsxTextElement': {
        if (node.name === 'br') return '\n';
        const own = forms[node.name ?? '']?.(elementProps(node));
        return [own, plainInline(node.children ?? [], forms)].filter(Boolean).join(' ');
      }
      default:
        return plainInline(node.children ?? [], forms);
    }
  };
  return nodes.map(textOf).join('');
}

/** Collapses whitespace to single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
