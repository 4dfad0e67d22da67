import path from 'node:path';
import type { ComponentProps } from './components';
import type { TreeNode } from './nodes';
import { staticValue } from './staticValue';

const MARKDOWN_IMPORT = /import\s+(\w+)\s+from\s+['"](\.{1,2}\/[^'"]+\.mdx?)['"]/g;

/** Returns the Markdown files that a page imports, by their local names. */
export function importedFiles({ children = [] }: TreeNode, folder: string): Map<string, string> {
  const found = children
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap(({ value = '' }) => [...value.matchAll(MARKDOWN_IMPORT)])
    .map(([, name = '', file = '']): [string, string] => [name, path.resolve(folder, file)]);
  return new Map(found);
}

/** Returns the props of an element whose values are known without running the page. */
export function elementProps({ attributes = [] }: TreeNode): ComponentProps {
  const entries = attributes.flatMap(({ name, value }): [string, unknown][] => {
    if (name === undefined) return [];
    if (value === null || value === undefined) return [[name, true]];
    if (typeof value === 'string') return [[name, value]];
    const found = staticValue(value.data?.estree);
    return found ? [[name, found.value]] : [];
  });
  return Object.fromEntries(entries);
}
