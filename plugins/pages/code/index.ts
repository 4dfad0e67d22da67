import type { RspressPlugin } from '@rspress/core';
import { lineNotes } from './lineNotes';
import { longBlocks } from './longBlocks';
import { rehypeNameHeadings } from './rehypeNameHeadings';
import { remarkCodeGroup } from './remarkCodeGroup';
import { remarkShownHeadings } from './remarkShownHeadings';
import { tokenClasses } from './tokenClasses';
import { markTransformers } from './transformers';

/** What code blocks can do beyond colors: marked lines, notes on lines, long blocks that are folded, groups of blocks as tabs, headings that are names. */
export function pluginCode(): RspressPlugin {
  return {
    name: 'lectern:code',
    config(config) {
      const { shiki } = config.markdown ?? {};
      const transformers = [
        ...markTransformers(),
        lineNotes(),
        longBlocks(),
        ...(shiki?.transformers ?? []),
        tokenClasses(),
      ];
      return {
        ...config,
        markdown: { ...config.markdown, shiki: { ...shiki, transformers } },
      };
    },
    markdown: {
      remarkPlugins: [remarkCodeGroup, remarkShownHeadings],
      rehypePlugins: [rehypeNameHeadings],
    },
  };
}
