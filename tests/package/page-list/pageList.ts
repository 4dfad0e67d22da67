import { definePlugin } from 'lectern';

export const pageList = definePlugin({
  name: 'page-list',
  files: {
    'pages.json': ({ origin = '', pages }) =>
      JSON.stringify(pages.map(({ href, title, lang }) => ({ url: origin + href, title, lang }))),
  },
});
