import type { Aliases } from './headingPath';

/** The names that the pages of Rspack give to members of lists and records. */
export const rspackAliases: Aliases = {
  Rule: 'module.rules',
  EntryDescription: 'entry',
};
