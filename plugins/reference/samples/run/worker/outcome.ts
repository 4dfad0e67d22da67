/** A command to run with Node.js: its file, the arguments, and variables of its environment. */
export interface CommandTask {
  args: string[];
  env: Record<string, string>;
}

/** A project in a folder, for a bundler to build. */
export interface BuildTask {
  folder: string;
  mode: string;
  /** Files that are written before, with their texts. */
  writes: Record<string, string>;
  /** Whether a process of its own builds it: the second build of a project reads all files anew. */
  isFresh: boolean;
  /** Patterns of the files whose text is asked for. */
  wanted: string[];
  /** Whether something is run: `script`, or else the output. */
  isRun: boolean;
  /** Whether it is run in a process of its own, as a reader does, and not in a thread, which is faster. */
  isAlone: boolean;
  /** A file of the project that is run in place of the output. */
  script?: string;
  /** Command lines that are run in place of the build. */
  commands: CommandTask[];
  /** A text at which the last of them is stopped. */
  until?: string;
  /** Whether the page shows something that is printed. */
  isShown: boolean;
  /** Paths of options whose values are asked for, once the bundler has added its defaults. */
  options: string[];
}

/** What came out of a build. */
export interface Outcome {
  /** Names below the output folder. */
  files: string[];
  /** The text of the files that were asked for. */
  texts: Record<string, string>;
  warnings: string[];
  errors: string[];
  /** All messages as the command line shows them. */
  report: string;
  /** The statistics of the build with the options of its configuration, where the page shows something. */
  stats: string;
  /** The files with their sizes, as lists show them: `dist/main.js 93 bytes`. */
  fileLines: string[];
  /** What configurations, loaders, plugins and the bundler itself have printed during the build. */
  logged: string;
  /** What the output printed to the other stream, with errors and their causes. */
  complaints: string;
  /** Values of options, by their paths: texts as they are, other values as JSON. */
  defaults: Record<string, string>;
  /** What the output printed, if it was run, or the command line. */
  printed?: string;
  /** How the command line ended, if it was not stopped. */
  exit?: number;
}
