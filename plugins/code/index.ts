import type { RspressPlugin } from '@rspress/core';
import { remarkCodeGroup } from './remarkCodeGroup';
import { tokenClasses } from './tokenClasses';
import { markTransformers } from './transformers';

/** What code blocks can do beyond colours: marked lines, and groups of blocks as tabs. */
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
    markdown: { remarkPlugins: [remarkCodeGroup] },
  };
}
