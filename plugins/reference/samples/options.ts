import type { Bundlers } from './bundlers';

/** Options of `pluginSamples`, and of the `samples` setting. */
export interface SamplesOptions {
  /** The installed package of the bundler, for each version: `{ v2: 'bundler' }`. */
  bundlers: Bundlers;
  /** The installed package that contains the command-line tool, for each version, if samples run its commands: `{ v2: 'bundler-cli' }`. @default none */
  commandLines?: Bundlers;
  /** The settings for the outputs of samples. `lectern samples --record` records the outputs, and pages show each output below its sample. @default none */
  outputs?: OutputsOptions;
}

/** The settings for the recorded outputs of samples. */
export interface OutputsOptions {
  /** The folder that contains the records, one file per version and the list of the samples that passed, relative to the folder of the site: `docs/outputs`. */
  folder: string;
  /** The name of the product, shown before its version: `Rspack`. @default none */
  product?: string;
  /** Pages that do not show outputs, as paths below the language folder: `guide/start/quick-start`. @default none */
  except?: readonly string[];
  /** Returns the address of the page on which readers can edit and build a sample, given a version, a language and the key of the sample's record. @default none */
  play?: (version: string, lang: string, key: string) => string | undefined;
}
