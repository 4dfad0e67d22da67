// Build, page and worker share this file.

/** What a sample or a link consists of. */
export interface Project {
  files: Record<string, string>;
  /** The mode that its configuration is built with where it says none. */
  mode: string;
}

/** A tested sample, as the site serves it. */
export interface SampleFile extends Project {
  name: string;
  /** The path of its page. */
  page: string;
  /** The release that its recorded output came from. */
  release: string;
  record: RecordedOutput;
}

/** What came out of the release that the pages describe. */
export interface RecordedOutput {
  files: readonly (readonly [name: string, bytes: number])[];
  errors?: readonly string[];
  warnings?: readonly string[];
  printed?: string;
}

/** What a document of the playground knows of itself. */
export interface PlaySettings {
  lang: 'en' | 'zh';
  version: string;
  /** The release that the pages describe. */
  described: string;
  /** Where the samples are, with a slash at the end. */
  samples: string;
  /** The document that runs what was built. */
  frame: string;
  /** The bundler that runs here; nothing where the build could not get it. */
  engine?: { release: string; worker: string; wasm: string; bytes: number };
}

/** Where the settings stand in the document. */
export const SETTINGS_ID = 'play-settings';
