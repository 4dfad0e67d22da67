import path from 'node:path';
import { codeBlock } from './codeBlock';
import { codeLabel } from './codeLabel';
import { calloutText, formOf, formTools, isCallout, type MarkdownForms } from './components';
import { type BlockOrContainer, type Container, groupContainers, isContainer } from './containers';
import { isForRunner } from './fenceMeta';
import { linePrefix, prefixed, quoted, unprefixed } from './lines';
import { marker } from './markers';
import { elementProps, importedFiles } from './mdxParts';
import { endOf, lineOf, startOf, type TreeNode } from './nodes';
import { staticValue } from './staticValue';
import { parseAdded } from './textNodes';

/** The Markdown of a page's file, with placeholders for the parts that differ between pages. */
export interface FileMarkdown {
  text: string;
  /** Whether the text has its own title. */
  hasTitle: boolean;
  /** The parts without a Markdown form, each with its line. */
  problems: string[];
}

const HEADING_ID = /\s*\\?\{#[^}\n]*\}(?=[ \t]*#*[ \t]*$)/;
type Written = NonNullable<NonNullable<TreeNode['data']>['written']>;

const CONTAINER_LINE = /^\s*:::.*$/gm;
const BLOCK_PARENTS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

function titleSuffix({ title }: TreeNode): string {
  return title ? ` "${title.replaceAll('"', '\\"')}"` : '';
}

function isShown({ type, value = '' }: TreeNode): boolean {
  return type !== 'text' || value.trim() !== '';
}

/** Returns whether MDX unwraps a paragraph because it only contains elements: `<Tab>…</Tab>`. */
function isUnravelled({ children = [] }: TreeNode): boolean {
  const shown = children.filter(isShown);
  return shown.length > 0 && shown.every(({ type }) => type === 'mdxJsxTextElement');
}

/**
 * Converts the tree of a page to Markdown. The author's text is kept verbatim, except that our syntax and components
 * are replaced by plain Markdown.
 */
export function toMarkdown(
  tree: TreeNode,
  source: string,
  { file, forms }: { file: string; forms: MarkdownForms },
): FileMarkdown {
  const problems: string[] = [];
  const imported = importedFiles(tree, path.dirname(file));

  function inline(nodes: readonly TreeNode[], start: number, end: number): string {
    let written = '';
    let at = start;
    for (const node of nodes) {
      if (endOf(node) <= start || startOf(node) >= end) continue;
      const from = Math.max(startOf(node), start);
      const to = Math.min(endOf(node), end);
      written += source.slice(at, from) + inPlace(node, from, to);
      at = to;
    }
    return written + source.slice(at, end);
  }

  /** Returns the content of a node without its delimiters. */
  function content({ children = [] }: TreeNode): string {
    const [first] = children;
    const last = children.at(-1);
    return first && last ? inline(children, startOf(first), endOf(last)) : '';
  }

  function link(node: TreeNode): string {
    const { url = '' } = node;
    const isBare = source[startOf(node)] !== '[';
    return isBare
      ? source.slice(startOf(node), endOf(node))
      : `[${content(node)}](${marker('link', url)}${titleSuffix(node)})`;
  }

  function element(node: TreeNode): string {
    const name = node.name ?? '';
    const children =
      node.type === 'mdxJsxFlowElement' ? blocks(node.children ?? []) : content(node);
    const include = imported.get(name);
    if (include) return marker('include', include);
    const form = name === '' ? undefined : formOf(name, forms);
    if (form) return form(elementProps(node), children, formTools);
    if (name !== '' && children === '') {
      problems.push(
        `${file}:${lineOf(node)} <${name} /> has no Markdown form → define it in rspress.config.ts: markdown: { components: { ${JSON.stringify(name)}: (props) => '…' } }`,
      );
    }
    return children;
  }

  function expression(node: TreeNode): string {
    const found = staticValue(node.data?.estree);
    if (found) return found.value === undefined ? '' : String(found.value);
    problems.push(
      `${file}:${lineOf(node)} {${node.value}} has no Markdown form → move it to a component, and define the Markdown of that component in rspress.config.ts: markdown: { components: { … } }`,
    );
    return '';
  }

  /** Converts the Markdown that a plugin has added to the page. */
  function addition(text: string): string {
    const added = parseAdded(text);
    const converted = toMarkdown(added.tree, added.source, { file, forms });
    problems.push(...converted.problems);
    return converted.text;
  }

  /** Converts a node that belongs to another text. */
  function elsewhere(node: TreeNode, { text, position }: Written): string {
    const own = { ...node, position, data: { ...node.data, written: undefined } };
    const converted = toMarkdown({ type: 'root', children: [own] }, text, { file, forms });
    problems.push(...converted.problems);
    return converted.text;
  }

  /** Converts text that a plugin has changed, and keeps the surrounding whitespace. */
  function changedText(text: string): string {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    return `${before}${addition(words)}${after}`;
  }

  function tabs({ blocks: inner }: Container): string {
    return inner
      .filter(({ node }) => !isForRunner(node))
      .map(({ node }) => {
        const { label, meta } = codeLabel(node.lang ?? '', node.meta ?? '');
        return codeBlock({ ...node, meta }, label);
      })
      .join('\n\n');
  }

  function container(item: Container): string {
    if (item.kind === 'code-group') return tabs(item);
    const inner = item.blocks.map(block).filter(Boolean).join('\n\n');
    if (!isCallout(item.kind)) return inner;
    const title = item.title || marker('text', calloutText(item.kind));
    return quoted([`**${title}**`, inner].filter(Boolean).join('\n\n'));
  }

  /** Converts a block or container as if it started at the beginning of a line. */
  function block(item: BlockOrContainer): string {
    if (isContainer(item)) return container(item);
    const text = inPlace(item.node, item.start, item.end);
    return unprefixed(text, linePrefix(source, item.start));
  }

  function blocks(nodes: readonly TreeNode[]): string {
    return groupContainers(nodes, source).map(block).filter(Boolean).join('\n\n');
  }

  /** Converts the blocks of a parent with its own syntax, such as a list, and keeps everything between them. */
  function blocksInPlace(nodes: readonly TreeNode[], start: number, end: number): string {
    let written = '';
    let at = start;
    for (const item of groupContainers(nodes, source)) {
      written += source.slice(at, item.start);
      written += prefixed(block(item), linePrefix(source, item.start));
      at = item.end;
    }
    return written + source.slice(at, end);
  }

  function inPlace(node: TreeNode, start: number, end: number): string {
    const generated = (text: string) => prefixed(text, linePrefix(source, start));
    const { source: changed, written } = node.data ?? {};
    if (written) return generated(elsewhere(node, written));
    if (changed !== undefined) {
      const isPart = start > startOf(node) || end < endOf(node);
      // The part of a paragraph that is inside a container has no container lines.
      if (node.type === 'text') {
        return changedText(isPart ? changed.replace(CONTAINER_LINE, '').trim() : changed);
      }
      // The id of a heading is only needed on the page.
      if (node.type === 'heading') return generated(addition(changed).replace(HEADING_ID, ''));
      return generated(addition(changed));
    }
    switch (node.type) {
      case 'paragraph':
        if (isUnravelled(node)) return generated(blocks(node.children?.filter(isShown) ?? []));
        break;
      case 'link':
        return link(node);
      case 'image':
        return `![${node.alt ?? ''}](${marker('image', node.url)}${titleSuffix(node)})`;
      case 'definition':
        return `[${node.label}]: ${marker('link', node.url)}${titleSuffix(node)}`;
      case 'heading':
        return inline(node.children ?? [], start, end).replace(HEADING_ID, '');
      case 'code':
        return generated(isForRunner(node) ? '' : codeBlock(node));
      case 'mdxJsxFlowElement':
        return generated(element(node));
      case 'mdxJsxTextElement':
        return element(node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return expression(node);
      case 'mdxjsEsm':
        return '';
      default:
        break;
    }
    if (!node.children) return source.slice(start, end);
    return BLOCK_PARENTS.has(node.type)
      ? blocksInPlace(node.children, start, end)
      : inline(node.children, start, end);
  }

  const children = tree.children ?? [];
  return {
    text: blocks(children),
    hasTitle: children.some(({ type, depth }: TreeNode) => type === 'heading' && depth === 1),
    problems,
  };
}
