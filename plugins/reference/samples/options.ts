import type { Bundlers } from './bundlers';

/** Options of `pluginSamples`, and of the `samples` setting. */
export interface SamplesOptions {
  /** The installed package of each version's bundler: `{ v2: 'bundler' }`. */
  bundlers: Bundlers;
  /** The installed package with the command line of each version, for samples that run one: `{ v2: 'bundler-cli' }`. @default none */
  commandLines?: Bundlers;
  /** What came out of each sample, recorded by `lectern samples --record` and shown below it. @default none */
  outputs?: OutputsOptions;
}

/** Where outputs are recorded, and how pages name what made them. */
export interface OutputsOptions {
  /** The folder with a file for each version, from the folder of the site: `docs/outputs`. */
  folder: string;
  /** The name of the product in front of its release: `Rspack`. @default none */
  product?: string;
  /** Pages that do not show them, by their paths below the language: `guide/start/quick-start`. @default none */
  except?: readonly string[];
  /** Where readers can change a sample and build it, by the key of its record. @default none */
  play?: (version: string, lang: string, key: string) => string | undefined;
}
