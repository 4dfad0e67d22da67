import process from 'node:process';
import type { UserConfig } from '@rspress/core';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { LinkError, listText } from './linkError';
import type { LinkFinding } from './links';
import { type LinkCheckOptions, type LinkCheckPlugin, NAME } from './options';
import { outlineFindings } from './outlineFindings';
import { makeUrlsReadable } from './readableUrls';
import { siteLinks } from './siteLinks';

export type { LinkCheckOptions, LinkCheckPlugin } from './options';

/** Disables the link check of Rspress, which reports no lines and does not know public files. */
function withoutStockCheck(config: UserConfig): UserConfig {
  const { markdown = {} } = config;
  return {
    ...config,
    markdown: {
      ...markdown,
      link: { ...markdown.link, checkDeadLinks: false, checkAnchors: false },
      image: { ...markdown.image, checkDeadImages: false },
    },
  };
}

/**
 * Checks all links: those in pages, frontmatter, `_nav.json` and `_meta.json`, and those that
 * components and settings add to the output. Links to pages, headings, files or images that do
 * not exist stop the build, in one list with the file, the line and the most similar target. The
 * dev server reports them and continues.
 *
 * @param options links that are not checked, and files that your own plugins write
 * @throws `LinkError` in the build, with every link whose target does not exist
 */
export function pluginLinkCheck(options: LinkCheckOptions = {}): LinkCheckPlugin {
  const cwd = process.cwd();
  const isBuild = buildEnvironment.NODE_ENV === 'production';
  const reported = new Map<string, string>();
  const site = featureSite();
  let isChecked = false;
  const links = siteLinks({
    config: site.config,
    routes: () => site.content().routes(),
    content: () => site.content().files,
    cwd,
    ...options,
  });

  /** Pages are compiled several times, but each finding is printed once. */
  function warn(file: string, findings: readonly LinkFinding[]): void {
    const text = findings.length === 0 ? '' : listText(findings);
    if (text !== '' && reported.get(file) !== text) console.warn(text);
    reported.set(file, text);
  }

  const plugin = defineFeature({
    name: NAME,
    site,
    open(content) {
      content.addReader(links.readLinks);
      content.addSiteCheck(() =>
        links.checkDocs().map((finding) => ({ check: 'links', ...finding })),
      );
      content.addEntryCheck(() =>
        links.checkEntries().map((finding) => ({ check: 'links', ...finding })),
      );
      content.addTreeCheck((_, page, file) =>
        outlineFindings(content.outlineOf(page), () => links.idsOf(page.file), file),
      );
      content.onCompile((file, tree) => {
        makeUrlsReadable(tree, file);
        if (!isBuild) warn(file, links.checkFile(file));
      });
    },
    bundler(api) {
      // If a build fails for another reason, dead links are still reported.
      api.onExit(() => {
        const findings = isBuild && !isChecked ? links.checkDocs() : [];
        if (findings.length > 0) console.error(listText(findings));
      });
    },
    rspress: {
      config: withoutStockCheck,
      afterBuild(_, isProd) {
        if (!isProd) return;
        isChecked = true;
        const findings = links.checkBuild();
        if (findings.length > 0) throw new LinkError(findings);
      },
    },
  });
  return { ...plugin, options };
}
