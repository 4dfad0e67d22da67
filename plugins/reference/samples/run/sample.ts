import type { Expectation } from './expectation';

/** A position in the docs. */
export interface Place {
  /** The page's file, relative to the folder of the site. */
  file: string;
  line: number;
}

/** A project in the docs: files of one page, and the expected outcome. */
export interface Sample {
  name: string;
  /** The folder of its version, which determines the bundler. */
  version: string;
  /** The position of its first fence. */
  place: Place;
  /** The contents of the files, by path in the project. */
  files: Record<string, string>;
  expectation: Expectation;
  /** Command lines to run instead of a build: those that the page shows, or `command`. */
  commands: readonly string[];
  /** Messages on the page that its builds must print. */
  messages: readonly ShownMessage[];
  /** Files on the page that its builds must write. */
  outputs: readonly ShownOutput[];
}

/** A message on a page. */
export interface ShownMessage {
  line: number;
  text: string;
  /** The language of its fence. JSON is compared by value. */
  lang: string;
  /** The title of its fence, which may be the command line that prints it. */
  title?: string;
}

/** An output file on a page, or an excerpt of one. */
export interface ShownOutput extends ShownMessage {
  /** The path relative to the output folder. */
  file: string;
}

/** A problem in one line: the place, the cause, and the remedy. */
export type Problem = string;

/** Formats a position as editors and terminals recognize it: `docs/v2/en/a.mdx:7`. */
export function placeText({ file, line }: Place): string {
  return `${file}:${line}`;
}
