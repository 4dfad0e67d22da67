/** The texts of the Rspress parts that the theme keeps, in its own words. */
export const stockTexts = {
  editLinkText: { en: 'Edit this page', zh: '编辑本页' },
  lastUpdatedText: { en: 'Last Updated', zh: '最后更新' },
  sourceCodeText: { en: 'Source', zh: '源码' },
};
