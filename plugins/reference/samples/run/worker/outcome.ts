/** A command to run with Node.js: the script, its arguments, and environment variables. */
export interface CommandTask {
  args: string[];
  env: Record<string, string>;
}

/** A project in a folder to build. */
export interface BuildTask {
  folder: string;
  mode: string;
  /** The contents of files to write before the build. */
  writes: Record<string, string>;
  /** Whether to use a new process. A second build of a project reads all files again. */
  isFresh: boolean;
  /** Patterns of the files whose contents are needed. */
  wanted: string[];
  /** Whether to run `script` or the output. */
  isRun: boolean;
  /** Whether to run it in a separate process, as readers do. A thread is faster. */
  isAlone: boolean;
  /** The file of the project to run instead of the output. */
  script?: string;
  /** Command lines to run instead of a build. */
  commands: CommandTask[];
  /** The printed text at which the last command is stopped. */
  until?: string;
  /** Whether the page shows printed messages. */
  isShown: boolean;
  /** Paths of options whose values are needed, after the bundler has applied its defaults. */
  options: string[];
}

/** The outcome of a build. */
export interface Outcome {
  /** The output files, relative to the output folder. */
  files: string[];
  /** The contents of the requested files. */
  texts: Record<string, string>;
  warnings: string[];
  errors: string[];
  /** All messages as printed by the command line. */
  report: string;
  /** The statistics as configured in `stats`, if the page shows messages. */
  stats: string;
  /** The files with their sizes, as in lists on pages: `dist/main.js 93 bytes`. */
  fileLines: string[];
  /** The texts that configurations, loaders, plugins and the bundler printed during the build. */
  logged: string;
  /** The text that the output printed to stderr, with errors and their causes. */
  stderr: string;
  /** The values of options by path: strings literally, other values as JSON. */
  defaults: Record<string, string>;
  /** The text that the output or the command line printed, if one was run. */
  printed?: string;
  /** The exit code of the command line, if it was not stopped. */
  exit?: number;
}
