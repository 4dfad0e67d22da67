import type { TreeNode } from '../content/tree/nodes';
import type { ReadFence } from './definition';
import { elementName, type OpenReplacement } from './replacing';

/** The blocks of a language, and what becomes of them. */
export interface OpenFence {
  /** The plugin that they are of. */
  plugin: string;
  /** The language of the blocks. */
  language: string;
  /** The file of the component. */
  component: string;
  /** Reads a block of a page. */
  read: (block: { text: string; meta: string }, file: string) => ReadFence;
}

/** Blocks of code of one language as nodes that are replaced. */
export function fenceReplacement({
  plugin,
  language,
  component,
  read,
}: OpenFence): OpenReplacement {
  return {
    plugin,
    call: `fences.${language}`,
    element: elementName(language, 'Fence'),
    component,
    matches: ({ type, lang }: TreeNode) => type === 'code' && lang === language,
    read: ({ value = '', meta }, file) => read({ text: value, meta: meta ?? '' }, file),
  };
}
