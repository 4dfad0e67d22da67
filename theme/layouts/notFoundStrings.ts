import type { Strings } from '../strings';

/** What only the server writes on the page for missing pages. */
export const notFoundStrings = {
  nearestPages: {
    en: 'Pages with a similar address',
    zh: '地址相近的页面',
  },
} satisfies Strings;
