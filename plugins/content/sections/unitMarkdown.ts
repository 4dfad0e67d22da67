import { isForRunner } from '../tree/fenceMeta';
import { elementProps } from '../tree/mdxParts';
import type { TreeNode } from '../tree/nodes';
import { expressionText, type PlainForms } from './plainInline';

const MARK_LINE = /^\s*(?::::.*|\[!\w+\])\s*$/gm;
/** Characters that have a meaning in Markdown … */
const SIGN = /[\\`*_[\]<>~|&]|(?<=\])\(|(?<=https?|ftp):(?=\/\/)|(?<=\bwww)\.|(?<=\w)@(?=\w)/gi;
/** … and those that start a block at the beginning of a line. */
const BLOCK_START = /^(\s*)([-+#=]|\d+(?=[.)]))/gm;
const LETTER = /^[\p{L}\p{N}]$/u;

/** Escapes a text, so that nothing in it becomes a link, an element or a block. */
export function markdownText(text: string): string {
  const escaped = text.replace(SIGN, (sign) => (sign === '&' ? '&amp;' : `\\${sign}`));
  return escaped.replace(BLOCK_START, (_, space: string, start: string) =>
    /\d/.test(start) ? `${space}${start}\\` : `${space}\\${start}`,
  );
}

function codeSpan(value: string): string {
  const runs = value.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const pad = /^`|`$/.test(value) ? ' ' : '';
  return `${fence}${pad}${value.replace(/\s*\n\s*/g, ' ')}${pad}${fence}`;
}

/** Adds emphasis, if the delimiters are certain to be parsed as such: next to letters, or at whitespace. */
function emphasized(inside: string, sign: string, before: string, after: string): string {
  const first = inside.at(0) ?? ' ';
  const last = inside.at(-1) ?? ' ';
  const isOpening = LETTER.test(first) || (first !== ' ' && /^\s?$/.test(before));
  const isClosing = LETTER.test(last) || (last !== ' ' && /^\s?$/.test(after));
  return isOpening && isClosing ? `${sign}${inside}${sign}` : inside;
}

/** Returns the inline nodes of a block as Markdown: text, code and emphasis. */
function inlineMarkdown(nodes: readonly TreeNode[], forms: PlainForms): string {
  let written = '';
  nodes.forEach((node, at) => {
    const next = nodes[at + 1];
    const after = next?.type === 'text' ? (next.value?.[0] ?? '') : next ? 'x' : '';
    const inside = () => inlineMarkdown(node.children ?? [], forms);
    const between = (sign: string) => emphasized(inside(), sign, written.at(-1) ?? '', after);
    if (node.data?.words !== undefined) {
      written += markdownText(node.data.words);
      return;
    }
    switch (node.type) {
      case 'text':
        written += markdownText(
          (node.value ?? '').replace(MARK_LINE, '').replace(/\s*\n\s*/g, ' '),
        );
        break;
      case 'inlineCode':
      case 'inlineMath':
        written += codeSpan(node.value ?? '');
        break;
      case 'strong':
        written += between('**');
        break;
      case 'emphasis':
        written += between('*');
        break;
      case 'break':
        written += '\n';
        break;
      case 'mdxTextExpression':
        // The title of a container is not part of its text.
        if (!/^\s*title\s*=/.test(node.value ?? '')) written += markdownText(expressionText(node));
        break;
      case 'mdxJsxTextElement': {
        const own = node.name === 'br' ? '\n' : forms[node.name ?? '']?.(elementProps(node));
        written += [own && markdownText(own), inside()].filter(Boolean).join(' ');
        break;
      }
      default:
        written += inside();
    }
  });
  return written;
}

function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`).replace(/[ \t]+$/gm, '');
}

/** A list or list item, with the properties of mdast. */
type ListNode = TreeNode & { ordered?: boolean; start?: number; spread?: boolean };

function listMarkdown({ children = [], ordered, start = 1 }: ListNode, forms: PlainForms): string {
  const items = (children as ListNode[]).flatMap(({ children: blocks = [], spread }, at) => {
    const marker = ordered ? `${start + at}. ` : '- ';
    const parts = blocks.map((block) => unitMarkdown(block, forms)).filter(Boolean);
    const text = indented(parts.join(spread ? '\n\n' : '\n'), ' '.repeat(marker.length));
    return text === '' ? [] : [marker + text];
  });
  return items.join('\n');
}

function tableMarkdown({ children: rows = [] }: TreeNode, forms: PlainForms): string {
  const lines = rows.map(({ children: cells = [] }) => {
    const texts = cells.map(({ children = [] }) => {
      const text = inlineMarkdown(children, forms).replace(/\s+/g, ' ').trim();
      // In a table, a pipe in code needs a backslash. Elsewhere, it already has one.
      return text.replace(/(?<!\\)\|/g, '\\|');
    });
    return `| ${texts.join(' | ')} |`;
  });
  const [head = '', ...others] = lines;
  const columns = rows[0]?.children?.length ?? 0;
  return [head, `|${' --- |'.repeat(columns)}`, ...others].join('\n');
}

/**
 * Returns a paragraph, list or table as Markdown with the same text, without links and images; empty for other nodes
 * and for those without visible content.
 */
export function unitMarkdown(node: TreeNode, forms: PlainForms): string {
  switch (node.type) {
    case 'paragraph':
      return inlineMarkdown(node.children ?? [], forms).trim();
    case 'list':
      return listMarkdown(node, forms);
    case 'table':
      return tableMarkdown(node, forms);
    case 'code': {
      if (isForRunner(node)) return '';
      const longest = Math.max(2, ...(node.value?.match(/`+/g) ?? []).map(({ length }) => length));
      const fence = '`'.repeat(longest + 1);
      return `${fence}${node.lang ?? ''}\n${node.value ?? ''}\n${fence}`;
    }
    default:
      return (node.children ?? [])
        .map((child) => unitMarkdown(child, forms))
        .filter(Boolean)
        .join('\n\n');
  }
}
