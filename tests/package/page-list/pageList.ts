import { definePlugin } from 'lectern';

export const pageList = definePlugin({
  name: 'page-list',
  files: {
    'pages.json': ({ origin = '', base, pages }) => {
      const prefix = origin + base.slice(0, -1);
      return JSON.stringify(
        pages.map(({ address, title, lang }) => ({ url: prefix + address, title, lang })),
      );
    },
  },
});
