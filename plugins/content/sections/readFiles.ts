import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addToTree, type TreeAddition } from '../tree/additions';
import type { OnTree } from '../tree/captureTree';
import { parseFile, type ReplaceRule } from '../tree/parseFile';
import type { PlainForms } from './plainInline';
import { type FilePart, readSections } from './readSections';

export interface FileSettings {
  docDir: string;
  rules?: readonly ReplaceRule[];
  texts?: PlainForms;
  /** Adds to the tree of a file what other plugins add when it is compiled. @default nothing */
  additions?: readonly TreeAddition[];
}

/** The texts of files, from trees of the compilation where there are some. */
export interface FileTexts {
  /** Takes the tree of a file that is being compiled. */
  keep: OnTree;
  /** The parts of a file, with those of included files in their places. */
  read: (file: string) => FilePart[];
}

const MARKDOWN_FILE = /\.mdx?$/;

/** Keeps the texts of files that are compiled, and reads those that are not: pages from a cache. */
export function readFiles(settings: () => FileSettings): FileTexts {
  const kept = new Map<string, FilePart[]>();

  function own(file: string): FilePart[] {
    const found = kept.get(file);
    if (found) return found;
    if (!MARKDOWN_FILE.test(file)) return [];
    const { rules, additions, ...facts } = settings();
    const { tree } = parseFile(readFileSync(file, 'utf8'), file, rules);
    return readSections(addToTree(tree, file, additions), { file, ...facts });
  }

  function read(file: string, includers: readonly string[] = []): FilePart[] {
    const name = path.normalize(file);
    if (includers.includes(name)) return [];
    return own(name).flatMap((part) =>
      part.kind === 'file' ? read(part.file, [...includers, name]) : [part],
    );
  }

  return {
    keep: (file, tree) => {
      const name = path.normalize(file);
      kept.set(name, readSections(tree, { file: name, ...settings() }));
    },
    read: (file) => read(file),
  };
}
