// Both sides import this: what the dev server says of the slots and parts of a site.

/** Below the base of a site: the dev server answers here with `SlotsData`. */
export const SLOTS_DATA_PATH = '/__lectern/slots.json';

/** A place in a file. */
export interface FilePlace {
  /** For the editor: an absolute path. */
  file: string;
  line: number;
  /** For people: the path from the folder of the site. */
  shown: string;
}

/** Who fills a slot or replaces a part, and where. */
export interface PartFill extends FilePlace {
  /** The name of a plugin; none for the theme of the site. */
  plugin?: string;
}

/** A slot or a part of the theme, as this site has it. */
export interface PartFact {
  name: string;
  /** `DocParts`, `NavSlots` */
  group: string;
  kind: 'part' | 'slot';
  /** What it shows. */
  about: string;
  /** Whether it is given properties, as layouts are. */
  hasProps: boolean;
  /** Where it is defined. */
  place: FilePlace;
  fills: readonly PartFill[];
}

/** Every slot and part of a site. */
export interface SlotsData {
  /** The file of the theme of the site, from its folder, whether it is there or not: `theme/index.tsx`. */
  themeFile: string;
  entries: readonly PartFact[];
}
