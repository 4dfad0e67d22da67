import type { ShikiTransformer } from '@shikijs/types';
import type { Element, ElementContent } from 'hast';
import { NOTE } from '../../content/tree/codeBlock';

const isLine = (node: ElementContent): node is Element => node.type === 'element';

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** Returns the first `length` characters of some content. */
function cut(nodes: ElementContent[], length: number): ElementContent[] {
  let left = length;
  return nodes.flatMap((node): ElementContent[] => {
    const size = Math.min(left, textOf(node).length);
    left -= size;
    if (size === 0) return [];
    if (node.type === 'text') return [{ ...node, value: node.value.slice(0, size) }];
    return node.type === 'element' ? [{ ...node, children: cut(node.children, size) }] : [node];
  });
}

/** Creates the element of a note. Text in backticks becomes code. */
function noteElement(words: string): Element {
  const children = words.split(/`([^`]+)`/).map((part, at): ElementContent => {
    const text = { type: 'text', value: part } as const;
    const isCode = at % 2 === 1;
    return isCode ? { type: 'element', tagName: 'code', properties: {}, children: [text] } : text;
  });
  const properties = { className: ['lt-note', 'rp-copy-ignore'], role: 'note' };
  return { type: 'element', tagName: 'span', properties, children };
}

/** Splits a line into its content and its notes. */
function split(line: Element): [content: ElementContent[], notes: Element[]] {
  const found = NOTE.exec(textOf(line));
  if (!found) return [line.children, []];
  return [cut(line.children, found.index), [noteElement(found.groups?.text ?? '')]];
}

const lineOf = (children: Element[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['line'] },
  children,
});

const isBlank = (nodes: ElementContent[]) => nodes.map(textOf).join('').trim() === '';

/**
 * Shows `[!code note: …]` comments as notes: below the line that they end, or between the
 * surrounding lines. A note is part of the element of a line, so that copied code has no empty
 * lines.
 */
export function lineNotes(): ShikiTransformer {
  return {
    name: 'lectern:line-notes',
    code(code) {
      if (!textOf(code).includes('[!code note:')) return code;
      const lines: Element[] = [];
      let first: Element[] = [];
      for (const line of code.children.filter(isLine)) {
        const [content, notes] = split(line);
        const before = lines.at(-1);
        if (notes.length === 0 || !isBlank(content)) {
          lines.push({ ...line, children: [...first, ...content, ...notes] });
          first = [];
        } else if (before) {
          lines[lines.length - 1] = { ...before, children: [...before.children, ...notes] };
        } else {
          first.push(...notes);
        }
      }
      if (first.length > 0) lines.push(lineOf(first));
      const children = lines.flatMap((line, at): ElementContent[] =>
        at === 0 ? [line] : [{ type: 'text', value: '\n' }, line],
      );
      return { ...code, children };
    },
  };
}
