import type { Expectation } from './expectation';

/** Where something stands in the docs. */
export interface Place {
  /** The page's file, relative to the folder of the site. */
  file: string;
  line: number;
}

/** A project of the docs: files of one page, and what must come out of them. */
export interface Sample {
  name: string;
  /** The folder of its version, which says with which bundler it is built. */
  version: string;
  /** Its first fence. */
  place: Place;
  /** What the files contain, by their paths in the project. */
  files: Record<string, string>;
  expectation: Expectation;
  /** Command lines that are run in place of the build, those that the page shows or `command`. */
  commands: readonly string[];
  /** What its builds must print, as the page shows it. */
  messages: readonly ShownMessage[];
  /** What its builds must write, as the page shows it. */
  outputs: readonly ShownOutput[];
}

/** A message in a page. */
export interface ShownMessage {
  line: number;
  text: string;
  /** The language of its fence: JSON is compared by meaning. */
  lang: string;
  /** The title of its fence, which may be the command line that prints it. */
  title?: string;
}

/** An output file in a page, or a part of one. */
export interface ShownOutput extends ShownMessage {
  /** Its name below the output folder. */
  file: string;
}

/** Something that is wrong, as one line that says where, what and what to do. */
export type Problem = string;

/** `docs/v2/en/a.mdx:7`, as editors and terminals know it. */
export function placeText({ file, line }: Place): string {
  return `${file}:${line}`;
}
