import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { siteFacts } from '../../support/siteFacts';
import { lineNotes } from './lineNotes';
import { longBlocks } from './longBlocks';
import { rehypeFootnotes } from './rehypeFootnotes';
import { rehypeLongNames } from './rehypeLongNames';
import { rehypeNameHeadings } from './rehypeNameHeadings';
import { remarkCodeGroup } from './remarkCodeGroup';
import { remarkShownHeadings } from './remarkShownHeadings';
import { tokenClasses } from './tokenClasses';
import { markTransformers } from './transformers';

/**
 * Adds features to code blocks: highlighted lines, notes on lines, collapsed long blocks, and groups of
 * blocks as tabs. It also handles headings that consist of code, and the texts of footnotes.
 */
export function pluginCode(): RspressPlugin {
  let docDir = '';
  let site = siteFacts({});
  /** Returns the language of a page from the folders that contain it. */
  function langOf(file: string): string {
    const folders = path.relative(docDir, file).split(path.sep);
    return folders.find((folder) => site.langs.includes(folder)) ?? site.lang;
  }

  return {
    name: 'lectern:code',
    config(config) {
      docDir = path.resolve(config.root ?? 'docs');
      site = siteFacts(config);
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
      rehypePlugins: [rehypeNameHeadings, rehypeLongNames, [rehypeFootnotes, langOf]],
    },
  };
}
