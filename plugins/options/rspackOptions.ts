import { DATA_FOLDER } from './dataFiles';
import { rspackAliases } from './rspackAliases';
import type { OptionsSettings } from './siteOptions';

/** The options that the Rspack docs are about. */
export const rspackOptions: OptionsSettings = {
  folder: DATA_FOLDER,
  versions: ['v2', 'v1'],
  lang: 'en',
  aliases: rspackAliases,
};
