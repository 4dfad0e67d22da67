import path from 'node:path';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { fenceLanguages } from '../../define/fences';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { keptBlocks } from './keptBlocks';
import { type LanguageSettings, languageCheck } from './languageFindings';
import { lineNotes } from './lineNotes';
import { longBlocks } from './longBlocks';
import { rehypeFootnotes } from './rehypeFootnotes';
import { rehypeLongNames } from './rehypeLongNames';
import { rehypeNameHeadings } from './rehypeNameHeadings';
import { remarkCodeGroup } from './remarkCodeGroup';
import { remarkShownHeadings } from './remarkShownHeadings';
import { tokenClasses } from './tokenClasses';
import { markTransformers } from './transformers';
import { wordCheck } from './wordFindings';

/**
 * Adds features to code blocks: highlighted lines, notes on lines, collapsed long blocks, and groups of
 * blocks as tabs. It also handles headings that consist of code, and the texts of footnotes.
 */
export function pluginCode(): SitePlugin {
  const site = featureSite();
  const isDev = buildEnvironment.NODE_ENV !== 'production';
  const blocks = keptBlocks();
  let own: ReadonlySet<unknown> = new Set();
  /** Returns the language of a page from the folders that contain it. */
  function langOf(file: string): string {
    const { lang, langs } = site.facts();
    const folders = path.relative(site.docDir(), file).split(path.sep);
    return folders.find((folder) => langs.includes(folder)) ?? lang;
  }

  return defineFeature({
    name: 'lectern:code',
    site,
    open(content) {
      const settings = () => (content.config().markdown?.shiki ?? {}) as LanguageSettings;
      const shown = () => fenceLanguages(content);
      content.addTreeCheck(languageCheck(settings, shown));
      content.addTreeCheck(wordCheck(shown));
    },
    rspress: {
      config(config) {
        const { shiki } = config.markdown ?? {};
        const transformers = [
          ...markTransformers(),
          lineNotes(),
          longBlocks(),
          ...(shiki?.transformers ?? []),
          tokenClasses(),
        ];
        const given = new Set<unknown>(shiki?.transformers);
        own = new Set(transformers.filter((one) => !given.has(one)));
        return {
          ...config,
          markdown: {
            ...config.markdown,
            shiki: { ...(isDev && { cache: blocks }), ...shiki, transformers },
          },
        };
      },
      beforeBuild({ markdown }) {
        // Those of others may depend on more than the block.
        const all = markdown?.shiki?.transformers ?? [];
        blocks.turn(all.every((one) => own.has(one)));
      },
      markdown: {
        remarkPlugins: [remarkCodeGroup, remarkShownHeadings],
        rehypePlugins: [rehypeNameHeadings, rehypeLongNames, [rehypeFootnotes, langOf]],
      },
    },
  });
}
