import { type AddedFiles, definePlugin } from 'lectern';

export const languageLists = definePlugin({
  name: 'language-lists',
  files({ langs }) {
    const files: AddedFiles = {};
    for (const lang of langs) {
      files[`${lang}/titles.json`] = ({ pages }) =>
        JSON.stringify(pages.filter((page) => page.lang === lang).map(({ title }) => title));
    }
    return files;
  },
});
