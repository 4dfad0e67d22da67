import type { RspressPlugin } from '@rspress/core';
import { lineNotes } from './lineNotes';
import { longBlocks } from './longBlocks';
import { rehypeLongNames } from './rehypeLongNames';
import { rehypeNameHeadings } from './rehypeNameHeadings';
import { remarkCodeGroup } from './remarkCodeGroup';
import { remarkShownHeadings } from './remarkShownHeadings';
import { tokenClasses } from './tokenClasses';
import { markTransformers } from './transformers';

/**
 * Adds features to code blocks: highlighted lines, notes on lines, collapsed long blocks, and groups of
 * blocks as tabs. It also handles headings that consist of code.
 */
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
      rehypePlugins: [rehypeNameHeadings, rehypeLongNames],
    },
  };
}
