import type { Strings } from '../../strings';

/** The texts of links to source code. They are loaded with pages that have one. */
export const sourceStrings = {
  source: { en: 'Source', zh: '源码' },
} satisfies Strings;
