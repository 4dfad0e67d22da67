// Shared by the page and the worker.
import type { Project } from '../project';

/** A message of the bundler, with its place in the project if it has one. */
export interface BuildMessage {
  text: string;
  file?: string;
  line?: number;
}

/** A module in a chunk. */
export interface BuiltModule {
  name: string;
  size: number;
}

export interface BuiltChunk {
  name: string;
  files: string[];
  modules: BuiltModule[];
}

/** The result of a build. */
export interface BuildResult {
  files: Record<string, Uint8Array>;
  errors: BuildMessage[];
  warnings: BuildMessage[];
  chunks: BuiltChunk[];
  /** Whether the output is for Node.js and cannot run in a page. */
  isForNode: boolean;
  ms: number;
}

export type ToEngine = { type: 'start'; wasm: ArrayBuffer } | { type: 'build'; project: Project };

export type FromEngine =
  | { type: 'ready'; release: string }
  | { type: 'failed'; reason: string }
  | { type: 'built'; result: BuildResult };
