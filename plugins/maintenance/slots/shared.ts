// Imported by the dev server and the browser.

/** The path that the dev server serves `SlotsData` at, relative to the base. */
export const SLOTS_DATA_PATH = '/__lectern/slots.json';

/** A position in a file. */
export interface FilePlace {
  /** The absolute path, for the editor. */
  file: string;
  line: number;
  /** The path to show, relative to the folder of the site. */
  shown: string;
}

/** The plugin or theme that fills a slot or replaces a part, with the position. */
export interface PartFill extends FilePlace {
  /** The name of a plugin; `undefined` for the theme of the site. */
  plugin?: string;
}

/** A slot or a part of the theme in this site. */
export interface PartFact {
  name: string;
  /** `DocParts`, `NavSlots` */
  group: string;
  kind: 'part' | 'slot';
  /** A description of its content. */
  about: string;
  /** Whether it receives properties, as layouts do. */
  hasProps: boolean;
  /** The position of its definition. */
  place: FilePlace;
  fills: readonly PartFill[];
}

/** Every slot and part of a site. */
export interface SlotsData {
  /**
   * The entry file of the site's theme, relative to the folder of the site, even if it does not exist:
   * `theme/index.tsx`.
   */
  themeFile: string;
  entries: readonly PartFact[];
}
