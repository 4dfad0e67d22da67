import { definePlugin } from 'lectern';
import { z } from 'zod';

const VERSION = /^\d+\.\d+$/;

export const sinceBadge = definePlugin({
  name: 'since-badge',
  strings: { since: { en: 'Since {{version}}', de: 'Seit {{version}}' } },
  frontmatter: { since: z.string().regex(VERSION, 'a version such as "1.4"').optional() },
  afterTitle: ({ frontmatter: { since } }) => (since ? `<Since version="${since}" />` : undefined),
  replace: {
    Since: {
      component: new URL('./Since.tsx', import.meta.url),
      read({ props, t }) {
        const version = String(props.version ?? '');
        if (!VERSION.test(version)) {
          const message = `version is "${version}" → write a version, as in <Since version="1.4" />`;
          return { problems: [{ message }] };
        }
        const label = t('since', { version });
        return { props: { label }, markdown: `(${label})`, words: label };
      },
    },
  },
});
