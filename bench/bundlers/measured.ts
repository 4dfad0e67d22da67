/** What a bundler took for the application: medians of all rounds. */
export interface MeasuredTool {
  name: string;
  version: string;
  /** What compiles and minifies. */
  does: string;
  wallSeconds: number;
  /** User and system time of all threads. */
  cpuSeconds: number;
  peakMegabytes: number;
  outputBytes: number;
}

/** A run of `bench/bundlers.ts`. */
export interface Measured {
  /** Components of the application, a file each. */
  modules: number;
  rounds: number;
  cores: number;
  results: readonly MeasuredTool[];
}
