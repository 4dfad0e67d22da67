import type { Strings } from '../strings';

/** What only the server writes on the page for missing pages. */
export const notFoundStrings = {
  nearestPages: {
    en: 'What you may have looked for',
    zh: '您要找的可能是',
  },
  searchWords: {
    en: 'Search for “{{words}}”',
    zh: '搜索“{{words}}”',
  },
} satisfies Strings;
