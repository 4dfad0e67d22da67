// Shared by the build, the page and the worker.
import type { OutputRecord } from '../../plugins/reference/samples/outputs/outputRecord';

/** The files of a sample or a link. */
export interface Project {
  files: Record<string, string>;
  /** The mode of configurations that do not set one. */
  mode: string;
}

/** A tested sample, as the site serves it. */
export interface SampleFile extends Project {
  name: string;
  /** The path of its page in each language that has it. */
  pages: Partial<Record<PlaySettings['lang'], string>>;
  /** The release that produced the record. */
  release: string;
  record: OutputRecord;
}

/** The settings in each document of the playground. */
export interface PlaySettings {
  lang: 'en' | 'zh';
  version: string;
  /** The release that the pages describe. */
  described: string;
  /** The folder of the samples, with a slash at the end. */
  samples: string;
  /** The document that runs the output. */
  frame: string;
  /** The bundler in the browser; missing if the build could not download it. */
  engine?: { release: string; worker: string; wasm: string; bytes: number };
}

/** The ID of the element that contains the settings. */
export const SETTINGS_ID = 'play-settings';
