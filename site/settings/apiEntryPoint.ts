import type { Lang } from './pageTexts';

/** An entry point of the package, and the exports that the page describes, in order. */
export interface ApiEntryPoint {
  /** The import specifier: `lectern/theme`. */
  name: string;
  entry: string;
  about: Record<Lang, string>;
  /** Exports that are described elsewhere: as a part of the theme, or on the settings page. */
  leftOut: readonly string[];
  /** The setting that adds the plugin. */
  setting?: string;
  /**
   * Types of options that have the same members as a setting, which the settings page describes:
   * `search.dialog`.
   */
  options?: Readonly<Record<string, string>>;
}

/** A page of the API reference. */
export interface ApiPage {
  /** The file name, in the folder of each language: `api.mdx` */
  file: string;
  /** The content before the entry points. */
  head: Record<Lang, string>;
  entryPoints: readonly ApiEntryPoint[];
}
