import { codeTitle } from '../../content/tree/codeLabel';
import { EXPECT, type Fence, fenceMeta } from '../../content/tree/fenceMeta';
import { parseFile } from '../../content/tree/parseFile';

/** A code fence of a page. */
export interface PageFence {
  lang: string;
  line: number;
  text: string;
  title?: string;
  /** The name of the sample that the fence is a file of. */
  sample?: string;
  isHidden: boolean;
  /** The name of the sample that prints the message in the fence. */
  message?: string;
  /** The name of the sample that writes the file in the fence. */
  output?: string;
  /** The reason why no sample can print the message. */
  notReproducible?: string;
}

/** The languages of configurations and programs. */
const CODE = new Set(['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts']);

/** Whether the fence shows readers code that could run. */
export function isShownCode({ lang, isHidden }: PageFence): boolean {
  return CODE.has(lang) && !isHidden;
}

/** The languages of command lines. */
const SHELL = new Set(['bash', 'sh', 'shell']);

/** Whether the fence shows command lines of a sample. */
export function isCommands({ lang, sample, title }: PageFence): boolean {
  return sample !== undefined && title === undefined && SHELL.has(lang);
}

/** Whether a run of a sample verifies the fence. */
export function isTested({ sample, output }: PageFence): boolean {
  return sample !== undefined || output !== undefined;
}

interface Node extends Fence {
  value?: string;
  children?: Node[];
  position?: { start: { line: number } };
}

function toFence({ lang, meta, value = '', position }: Node): PageFence {
  const words = meta ?? '';
  const { sample, isHidden, message, output, notReproducible, rest } = fenceMeta(words);
  return {
    lang: lang ?? '',
    line: position?.start.line ?? 1,
    text: `${value}\n`,
    title: codeTitle(rest),
    sample: lang === EXPECT ? words.trim() : sample,
    isHidden,
    message,
    output,
    notReproducible,
  };
}

/** Returns the fences of a tree in document order, including those in lists, tabs and callouts. */
export function fencesOf(tree: Node): PageFence[] {
  const fences: PageFence[] = [];
  const visit = (node: Node) => {
    if (node.type === 'code') fences.push(toFence(node));
    node.children?.forEach(visit);
  };
  visit(tree);
  return fences;
}

/** Returns the fences of a page in document order. */
export function readFences(text: string, file: string): PageFence[] {
  return fencesOf(parseFile(text, file).tree);
}
