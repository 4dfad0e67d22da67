/** A project in a folder, for a bundler to build. */
export interface BuildTask {
  folder: string;
  mode: string;
  /** Patterns of the files whose text is asked for. */
  wanted: string[];
  /** Whether the output is run. */
  isRun: boolean;
}

/** What came out of a build. */
export interface Outcome {
  /** Names below the output folder. */
  files: string[];
  /** The text of the files that were asked for. */
  texts: Record<string, string>;
  warnings: string[];
  errors: string[];
  /** What the output printed, if it was run. */
  printed?: string;
}
