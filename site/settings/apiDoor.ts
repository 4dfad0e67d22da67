import type { Lang } from './pageTexts';

/** A door of the package, and the names of it that the page describes, in its order. */
export interface ApiDoor {
  /** As one imports it: `lectern/theme`. */
  name: string;
  entry: string;
  about: Record<Lang, string>;
  /** Names that are described elsewhere: as a part of the theme, or on the page of settings. */
  leftOut: readonly string[];
  /** The setting that adds the plugin. */
  setting?: string;
  /** Types of options by the setting that has the same, where the page of settings describes them: `search.dialog`. */
  options?: Readonly<Record<string, string>>;
}

/** A page of the reference. */
export interface ApiPage {
  /** Its file, in the folder of each language: `api.mdx` */
  file: string;
  /** What stands before its doors. */
  head: Record<Lang, string>;
  doors: readonly ApiDoor[];
}
