import type { Strings } from '../strings';

/** What only the server writes on the page for missing pages. */
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
