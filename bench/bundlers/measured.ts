/** The measurements of a bundler: medians of all rounds. */
export interface MeasuredTool {
  name: string;
  version: string;
  /** The compiler and the minifier. */
  does: string;
  wallSeconds: number;
  /** The user and system time of all threads, in seconds. */
  cpuSeconds: number;
  peakMegabytes: number;
  outputBytes: number;
}

/** The results of `bench/bundlers.ts`. */
export interface Measured {
  /** The number of components, each in its own file. */
  modules: number;
  rounds: number;
  cores: number;
  results: readonly MeasuredTool[];
}
