import { definePlugin } from 'lectern';
import { z } from 'zod';

export const seeAlso = definePlugin({
  name: 'see-also',
  strings: { seeAlso: { en: 'See also', de: 'Siehe auch' } },
  frontmatter: { related: z.array(z.string()).optional() },
  page: ({ frontmatter }) => ({ related: frontmatter.related ?? [] }),
  tree({ tree, data, pages, parse, t }) {
    const lines = data.related.flatMap((address) => {
      const page = pages.find(address);
      return page ? [`- [${page.title}](${page.address})`] : [];
    });
    if (lines.length === 0) return undefined;
    tree.children.push(...parse(`## ${t('seeAlso')} {#see-also}\n\n${lines.join('\n')}`));
    return tree;
  },
  problems: ({ data, pages }) =>
    data.related
      .filter((address) => !pages.find(address))
      .map((address) => ({
        message: `related has "${address}", but there is no such page → write the address of a page`,
      })),
});
