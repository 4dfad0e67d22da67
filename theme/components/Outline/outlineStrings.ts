import type { Strings } from '../../strings';

/** The texts of the filter, in a separate file so that they are loaded with it. */
export const outlineStrings = {
  filterHeadings: { en: 'Filter this page', zh: '筛选本页' },
} satisfies Strings;
