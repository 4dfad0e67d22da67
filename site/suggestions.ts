/** The suggestions in the search dialog before the first search. */
export const suggestions = {
  en: ['webpack', 'splitChunks', 'hot module replacement'],
  zh: ['webpack', 'splitChunks', '热更新'],
};
