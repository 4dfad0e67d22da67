import { startOf, type TreeNode } from '../../content/tree/nodes';
import type { Finding } from '../../support/finding';
import { placeAt } from '../../support/placeAt';

/** The syntax of another program in a page. */
interface Foreign {
  /** The text as readers would see it. */
  written: string;
  /** The position in the text of the page. */
  offset: number;
  message: string;
}

/** Matches a paragraph that other programs replace with a table of contents. */
const CONTENTS = /^(?:\[toc\]|\[\[toc\]\])$/i;
/** Matches a line that VitePress replaces with the code of a file: `<<< @/a.js#part{1,3} [label]`. */
const INCLUDED_CODE = /^<<<[ \t]*(\S[^\n]*?)[ \t]*$/m;
/** Matches an expression of Vue and of many template languages, except for `\{{ a }}` and GitHub's `${{ a }}`. */
const MUSTACHE = /(?<![\\$])\{\{(.+?)\}\}/gs;
/** Matches the value of an MDX expression that is such an expression. */
const OBJECT = /^\s*\{(.+)\}\s*$/s;
/** Matches a script of a Vue component, which VitePress runs. */
const VUE_SCRIPT = /<script\b[^>]*\bsetup\b[^>]*>/i;

const EXPRESSIONS = new Set(['mdxTextExpression', 'mdxFlowExpression']);

/** Returns the path that Lectern has for one of VitePress: `@/a.js` → `<root>/a.js`. */
function fileOf(included: string): string {
  const [, name = included, region = ''] = /^([^#{[\s]+)(#[^{[\s]+)?/.exec(included) ?? [];
  return `${name.replace(/^@\//, '<root>/')}${region}`;
}

/** Returns the language of a file in code blocks. */
const languageOf = (file: string) =>
  /\.([a-z\d]+)(?:#|$)/i.exec(file)?.[1]?.toLowerCase() ?? 'text';

/** Returns how to show the file of a `<<<` line. */
function includeRemedy(included: string): string {
  const file = fileOf(included);
  return `write \`\`\`${languageOf(file)} file="${file}" and a line with \`\`\``;
}

function inParagraph(node: TreeNode, source: string): Foreign[] {
  const offset = startOf(node);
  const text = source.slice(offset, node.position?.end.offset);
  if (CONTENTS.test(text)) {
    const message = `${text} is shown as text → remove it: the outline lists the headings of each page`;
    return [{ written: text, offset, message }];
  }
  const found = INCLUDED_CODE.exec(text);
  if (!found) return [];
  const [line, included = ''] = found;
  const message = `${line.trim()} shows no file → ${includeRemedy(included)}`;
  return [{ written: '<<<', offset: offset + found.index, message }];
}

function inText(node: TreeNode, source: string): Foreign[] {
  const offset = startOf(node);
  const text = source.slice(offset, node.position?.end.offset);
  return [...text.matchAll(MUSTACHE)].map(({ 0: written, 1: inner = '', index }) => {
    const message = `${written} is shown as text → rename the file to .mdx and write {${inner.trim()}}, or write \\${written} for text`;
    return { written, offset: offset + index, message };
  });
}

function inExpression({ value = '', ...node }: TreeNode): Foreign[] {
  const [, inner] = OBJECT.exec(value) ?? [];
  if (inner === undefined) return [];
  const written = `{${value}}`;
  const message = `${written} is an object, which cannot be shown → write {${inner.trim()}}, or \\{\\{ for braces in the text`;
  return [{ written, offset: startOf(node), message }];
}

const scriptMessage = (isMarkdown: boolean) =>
  `<script setup> does not run here → ${isMarkdown ? 'rename the file to .mdx, ' : ''}import components below the frontmatter, and remove the element`;

function inHtml({ value = '', ...node }: TreeNode): Foreign[] {
  const found = VUE_SCRIPT.exec(value);
  if (!found) return [];
  const [written] = found;
  return [{ written, offset: startOf(node) + found.index, message: scriptMessage(true) }];
}

function inElement({ name, attributes = [], ...node }: TreeNode): Foreign[] {
  const isScript = name === 'script' && attributes.some((one) => one.name === 'setup');
  if (!isScript) return [];
  return [{ written: '<script', offset: startOf(node), message: scriptMessage(false) }];
}

/** Returns everything in a tree that can contain such syntax. */
function textOf({ type, name, value = '', children = [] }: TreeNode): string {
  const own = EXPRESSIONS.has(type) ? `{${value}}` : type === 'code' ? '' : value;
  return `${name ? `<${name}` : own}\n${children.map(textOf).join('')}`;
}

/**
 * Reports the syntax of VitePress and other programs, which readers would see as text.
 *
 * @param treeAtLast returns the tree after the changes of the site's own plugins, which may read this syntax;
 * `undefined` if unknown
 */
export function foreignFindings(
  tree: TreeNode,
  { source }: { source: string },
  file: string,
  treeAtLast: () => TreeNode | undefined,
): Finding[] {
  function below(node: TreeNode): Foreign[] {
    const { type, children = [] } = node;
    if (type === 'text') return inText(node, source);
    if (EXPRESSIONS.has(type)) return inExpression(node);
    if (type === 'html') return inHtml(node);
    const own = type === 'paragraph' ? inParagraph(node, source) : inElement(node);
    return [...own, ...children.flatMap(below)];
  }
  const found = below(tree);
  if (found.length === 0) return [];
  const last = treeAtLast();
  const text = last && textOf(last);
  return found
    .filter(({ written }) => text?.includes(written))
    .map(({ offset, message }) => ({
      check: 'syntax',
      file,
      ...placeAt(source, offset),
      message,
    }));
}
