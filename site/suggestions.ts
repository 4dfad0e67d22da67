/** What the search dialog suggests before the first search. */
export const suggestions = {
  en: ['webpack', 'splitChunks', 'hot module replacement'],
  zh: ['webpack', 'splitChunks', '热更新'],
};
