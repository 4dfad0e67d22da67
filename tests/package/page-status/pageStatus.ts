import { definePlugin } from 'lectern';
import { z } from 'zod';

export const pageStatus = definePlugin({
  name: 'page-status',
  strings: { deprecated: { en: 'deprecated', de: 'veraltet' } },
  frontmatter: { status: z.enum(['draft', 'deprecated']).optional() },
  facts({ frontmatter, facts, t }) {
    switch (frontmatter.status) {
      case 'draft':
        return { sidebar: { hidden: true }, search: { hidden: true }, indexed: false };
      case 'deprecated':
        return {
          title: `${facts.title} (${t('deprecated')})`,
          sidebar: { label: facts.title, badge: t('deprecated') },
          search: { weight: 0.2 },
          head: [...facts.head, ['meta', { name: 'status', content: 'deprecated' }]],
          outline: facts.outline.filter(({ id }) => id !== 'history'),
          next: '/start',
        };
    }
  },
});
