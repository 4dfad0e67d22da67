import { codeTitle } from '../../content/tree/codeLabel';
import { EXPECT, type Fence, fenceMeta } from '../../content/tree/fenceMeta';
import { parseFile } from '../../content/tree/parseFile';

/** A fence of a page. */
export interface PageFence {
  lang: string;
  line: number;
  text: string;
  title?: string;
  /** The sample that it belongs to. */
  sample?: string;
  isHidden: boolean;
  /** The sample that must print what the fence shows. */
  message?: string;
  /** The sample that must write what the fence shows. */
  output?: string;
  /** Why no sample can print it. */
  notReproducible?: string;
}

/** The languages of configurations and programs. */
const CODE = new Set(['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts']);

/** Whether readers see it as code that could run. */
export function isShownCode({ lang, isHidden }: PageFence): boolean {
  return CODE.has(lang) && !isHidden;
}

/** The languages of command lines. */
const SHELL = new Set(['bash', 'sh', 'shell']);

/** Whether it shows command lines that its sample runs. */
export function isCommands({ lang, sample, title }: PageFence): boolean {
  return sample !== undefined && title === undefined && SHELL.has(lang);
}

/** Whether a run of a sample holds what the fence says. */
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

/** The fences of a tree in their order, wherever they stand: in lists, tabs and callouts too. */
export function fencesOf(tree: Node): PageFence[] {
  const fences: PageFence[] = [];
  const visit = (node: Node) => {
    if (node.type === 'code') fences.push(toFence(node));
    node.children?.forEach(visit);
  };
  visit(tree);
  return fences;
}

/** The fences of a page in their order. */
export function readFences(text: string, file: string): PageFence[] {
  return fencesOf(parseFile(text, file).tree);
}
