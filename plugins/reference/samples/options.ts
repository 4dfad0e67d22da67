import type { Bundlers } from './bundlers';

/** Options of `pluginSamples`, and of the `samples` setting. */
export interface SamplesOptions {
  /** The installed package of each version's bundler: `{ v2: 'bundler' }`. */
  bundlers: Bundlers;
  /** The installed package with the command-line tool of each version, for samples that run one: `{ v2: 'bundler-cli' }`. @default none */
  commandLines?: Bundlers;
  /** The output of each sample, which `lectern samples --record` records and pages show below the sample. @default none */
  outputs?: OutputsOptions;
}

/** The recorded outputs of samples, and how pages show them. */
export interface OutputsOptions {
  /** The folder with one file per version, relative to the root of the site: `docs/outputs`. */
  folder: string;
  /** The name of the product, which precedes its version: `Rspack`. @default none */
  product?: string;
  /** Pages that do not show outputs, as paths below the language: `guide/start/quick-start`. @default none */
  except?: readonly string[];
  /** Receives the key of a sample's record, and returns the address of a page where readers can edit and build the sample. @default none */
  play?: (version: string, lang: string, key: string) => string | undefined;
}
