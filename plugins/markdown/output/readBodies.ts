import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addToTree, type TreeAddition } from '../../content/tree/additions';
import type { MarkdownForms } from '../../content/tree/components';
import { resolveIncludes } from '../../content/tree/markers';
import type { TreeNode } from '../../content/tree/nodes';
import { parseFile, type ReplaceRule } from '../../content/tree/parseFile';
import { type FileMarkdown, toMarkdown } from '../../content/tree/toMarkdown';

export interface BodySettings {
  forms: MarkdownForms;
  docDir: string;
  rules?: readonly ReplaceRule[];
  /** Adds to the tree of a file what other plugins add when it is compiled. @default nothing */
  additions?: readonly TreeAddition[];
}

/** The Markdown of files, from trees of the compilation where there are some. */
export interface Bodies {
  /** Takes the tree of a file that is being compiled. */
  keep: (file: string, tree: TreeNode, source: string) => void;
  /** The Markdown of a file, with included files in their places. */
  read: (file: string) => FileMarkdown;
}

const MARKDOWN_FILE = /\.mdx?$/;
const NOTHING: FileMarkdown = { text: '', hasTitle: false, problems: [] };

/** Keeps the Markdown of files that are compiled, and reads those that are not: pages from a cache. */
export function readBodies(settings: () => BodySettings): Bodies {
  const kept = new Map<string, FileMarkdown>();
  const convert = (file: string, tree: TreeNode, source: string) =>
    toMarkdown(tree, source, { file: path.relative('', file), ...settings() });

  function own(file: string): FileMarkdown {
    const found = kept.get(file);
    if (found) return found;
    if (!MARKDOWN_FILE.test(file)) return NOTHING;
    const { rules, additions } = settings();
    const { tree, source } = parseFile(readFileSync(file, 'utf8'), file, rules);
    return convert(file, addToTree(tree, file, additions), source);
  }

  function read(file: string): FileMarkdown {
    const body = own(file);
    const problems = [...body.problems];
    const text = resolveIncludes(body.text, (included) => {
      const part = read(path.resolve(included));
      problems.push(...part.problems);
      return part.text;
    });
    return { ...body, text, problems };
  }

  return {
    keep: (file, tree, source) => void kept.set(path.normalize(file), convert(file, tree, source)),
    read: (file) => read(path.normalize(file)),
  };
}
