import type { RspressPlugin } from '@rspress/core';
import { rehypeNameHeadings } from './rehypeNameHeadings';
import { remarkCodeGroup } from './remarkCodeGroup';
import { tokenClasses } from './tokenClasses';
import { markTransformers } from './transformers';

/** What code blocks can do beyond colors: marked lines, groups of blocks as tabs, headings that are names. */
export function pluginCode(): RspressPlugin {
  return {
    name: 'lectern:code',
    config(config) {
      const { shiki } = config.markdown ?? {};
      const transformers = [...markTransformers(), ...(shiki?.transformers ?? []), tokenClasses()];
      return {
        ...config,
        markdown: { ...config.markdown, shiki: { ...shiki, transformers } },
      };
    },
    markdown: { remarkPlugins: [remarkCodeGroup], rehypePlugins: [rehypeNameHeadings] },
  };
}
