import type { SiteContent } from '../content/siteContent';
import type { TreeNode } from '../content/tree/nodes';
import type { ReadFence } from './definition';
import { elementName, type OpenReplacement } from './replacing';

/** The code blocks of a language, and their replacement. */
export interface OpenFence {
  /** The name of the plugin. */
  plugin: string;
  /** The language of the blocks. */
  language: string;
  /** The file of the component. */
  component: string;
  /** Reads a block of a page. */
  read: (block: { text: string; meta: string }, file: string) => ReadFence;
}

/** Describes the code blocks of one language as replaced nodes. */
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

const languagesOf = new WeakMap<SiteContent, Set<string>>();

/** Returns the languages of the code blocks that plugins show as components, to which plugins add theirs. */
export function fenceLanguages(content: SiteContent): Set<string> {
  const languages = languagesOf.get(content) ?? new Set();
  languagesOf.set(content, languages);
  return languages;
}
