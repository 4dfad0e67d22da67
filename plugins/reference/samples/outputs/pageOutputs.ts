import process from 'node:process';
import type { ContentFiles } from '../../../content/files/pageFile';
import { declareInputs } from '../../../support/buildInputs/inputs';
import { packageVersion } from '../bundlers';
import type { SamplesOptions } from '../options';
import { fencesOf } from '../readFences';
import type { SampleNode } from '../sampleNode';
import { outputKeys } from './outputKey';
import { outputNode } from './outputNode';
import { outputWords } from './outputWords';
import { pageSamples } from './pageSamples';
import { readRecords, recordFile } from './recordFile';

/** Returns the function that creates the outputs of a file by sample name, or `undefined` for a file without outputs. */
export type OutputsOf = (file: string) => ((sample: string) => SampleNode | undefined) | undefined;

/** The page that a file contains. */
export interface PagePlace {
  version: string;
  lang: string;
  /** The path relative to the folder of the language, without an extension. */
  page: string;
}

/** Reads the recorded outputs of a site, and creates the nodes that its pages show. */
export function pageOutputs(
  { bundlers, commandLines, outputs }: SamplesOptions,
  files: ContentFiles,
  placeOf: (file: string) => PagePlace,
): OutputsOf {
  const cwd = process.cwd();
  const { folder = '', product, except = [], play } = outputs ?? {};
  const keyOf = outputKeys({ bundlers, ...(commandLines && { commandLines }) }, cwd);
  const versions = Object.entries(bundlers).map(([version, bundler]) => {
    declareInputs(recordFile(folder, version));
    const maker = [product, packageVersion(bundler, cwd)].filter(Boolean).join(' ');
    return [version, { maker, records: readRecords(folder, version) }] as const;
  });
  const known = new Map(versions);

  return (file) => {
    const { version, lang, page } = placeOf(file);
    const own = known.get(version);
    const read = own && !except.includes(page) ? files.read(file) : undefined;
    if (!own || !read) return undefined;
    const samples = new Map(
      pageSamples(fencesOf(read.writtenTree())).map((sample) => [sample.name, sample]),
    );
    return (name) => {
      const sample = samples.get(name);
      const key = sample && keyOf(version, sample);
      const record = key && own.records[key];
      if (!record) return undefined;
      const href = play?.(version, lang, key);
      return outputNode({
        record,
        maker: own.maker,
        lang,
        ...(href !== undefined && { play: { href, label: outputWords(lang).play } }),
      });
    };
  };
}
