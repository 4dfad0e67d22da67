import { definePlugin } from 'lectern';

export const languageLists = definePlugin({
  name: 'language-lists',
  files: ({ langs }) =>
    Object.fromEntries(
      langs.map((lang) => [
        `${lang}/titles.json`,
        ({ pages }) =>
          JSON.stringify(pages.filter((page) => page.lang === lang).map(({ title }) => title)),
      ]),
    ),
});
