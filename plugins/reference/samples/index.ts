import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SitePlugin } from '../../content/sitePlugin';
import { TESTED } from '../../content/tree/fenceMeta';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { addReasons } from './addReasons';
import { packageVersion } from './bundlers';
import { messageFindings } from './messageFindings';
import type { SamplesOptions } from './options';
import { type OutputsOf, pageOutputs } from './outputs/pageOutputs';
import { fencesOf, readFences } from './readFences';
import { remarkSamples } from './remarkSamples';
import { searchText } from './searchText';
import { testedMark } from './testedMark';

export type { OutputsOptions, SamplesOptions } from './options';

/** The plugin with the settings of `npm run docs:samples`. */
export type SamplesPlugin = SitePlugin & SamplesOptions;

// Must precede pluginCode, whose code groups treat every block as a tab.

/**
 * Shows the release with which each code block of a sample was tested. Expected results and hidden
 * files appear neither on the page nor in the search.
 *
 * @param options the package for each version
 */
export function pluginSamples({ bundlers, commandLines, outputs }: SamplesOptions): SamplesPlugin {
  const releases = new Map(
    Object.entries(bundlers).map(([version, name]) => [version, packageVersion(name)]),
  );
  const site = featureSite();
  let outputsOf: OutputsOf = () => undefined;

  const foldersOf = (file: string) => path.relative(site.docDir(), file).split(path.sep);

  function releaseOf(file: string): string | undefined {
    const [version = ''] = foldersOf(file);
    return releases.get(version);
  }

  const plugin = defineFeature({
    name: 'lectern:samples',
    site,
    open(content, config) {
      /** The index of the language in the path of a page. */
      const langAt = config.multiVersion ? 1 : 0;
      if (outputs) {
        outputsOf = pageOutputs({ bundlers, commandLines, outputs }, content.files, (file) => {
          const [version = ''] = foldersOf(file);
          const [lang = config.lang ?? '', ...names] = foldersOf(file).slice(langAt);
          return { version, lang, page: names.join('/').replace(/\.mdx?$/, '') };
        });
      }
      content.add((tree, { file }) =>
        addReasons(tree, foldersOf(path.resolve(file))[langAt] ?? ''),
      );
      content.addTreeCheck((tree, { frontmatter }, file) =>
        messageFindings({ file, frontmatter, fences: fencesOf(tree) }),
      );
    },
    async checks() {
      if (!outputs) return [];
      const { outputsCheck } = await import('./outputs/outputsCheck');
      return [outputsCheck({ bundlers, commandLines }, outputs.folder)];
    },
    async healthChecks() {
      const { untestedCheck } = await import('./untestedCheck');
      return [untestedCheck(Object.keys(bundlers))];
    },
    codeTransformers: [testedMark()],
    rspress: {
      markdown: { remarkPlugins: [[remarkSamples, releaseOf, (file: string) => outputsOf(file)]] },
      modifySearchIndexData(pages) {
        for (const page of pages.filter(({ content }) => content !== '')) {
          const file = page._filepath;
          const text = readFileSync(file, 'utf8');
          if (text.includes(TESTED)) Object.assign(page, searchText(page, readFences(text, file)));
        }
      },
    },
  });
  return { ...plugin, bundlers, commandLines, outputs };
}
