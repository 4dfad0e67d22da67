import type { Strings } from '../strings';

/** Texts of the 404 page that only the server renders. */
export const notFoundStrings = {
  nearestPages: {
    en: 'You may be looking for',
    zh: '你要找的可能是',
  },
  searchWords: {
    en: 'Search for “{{words}}”',
    zh: '搜索“{{words}}”',
  },
} satisfies Strings;
