import type { SearchRecord } from '../../../plugins/retrieval/search/shared/types.ts';

/** A file that an engine loads. */
export interface EngineFile {
  name: string;
  bytes: Uint8Array;
  /** Whether the first result needs it. */
  isFirst: boolean;
}

/** An engine as the build knows it. */
export interface BenchEngine {
  name: string;
  /** The module of `runtimes` that the browser runs. */
  runtime: string;
  files(records: readonly SearchRecord[], lang: string): EngineFile[];
}

/** Addresses of sections, best first. */
export type Find = (query: string) => Promise<string[]>;

/** Opens an engine from its files by name. */
export type OpenEngine = (files: ReadonlyMap<string, Uint8Array>) => Promise<Find>;
