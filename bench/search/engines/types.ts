import type { SearchRecord } from '../../../plugins/retrieval/search/shared/types.ts';

/** A file that an engine loads. */
export interface EngineFile {
  name: string;
  bytes: Uint8Array;
  /** Whether the file is needed for the first result. */
  isFirst: boolean;
}

/** An engine at build time. */
export interface BenchEngine {
  name: string;
  /** The module of `runtimes` that runs in the browser. */
  runtime: string;
  files(records: readonly SearchRecord[], lang: string): EngineFile[];
}

/** Returns the URLs of sections, the best first. */
export type Find = (query: string) => Promise<string[]>;

/** Opens an engine with its files by name. */
export type OpenEngine = (files: ReadonlyMap<string, Uint8Array>) => Promise<Find>;
