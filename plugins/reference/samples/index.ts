import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { TESTED } from '../../content/tree/fenceMeta';
import { addReasons } from './addReasons';
import { type Bundlers, packageVersion } from './bundlers';
import { messageFindings } from './messageFindings';
import { fencesOf, readFences } from './readFences';
import { remarkSamples } from './remarkSamples';
import { searchText } from './searchText';
import { testedMark } from './testedMark';

/** Options of `pluginSamples`, and of the `samples` setting. */
export interface SamplesOptions {
  /** The installed package of each version's bundler: `{ v2: 'bundler' }`. */
  bundlers: Bundlers;
  /** The installed package with the command line of each version, for samples that run one: `{ v2: 'bundler-cli' }`. @default none */
  commandLines?: Bundlers;
}

/** The plugin, with what `npm run docs:samples` builds with. */
export type SamplesPlugin = SitePlugin & SamplesOptions;

// Goes before pluginCode, whose groups take every block for a tab. A message that no sample
// prints says why.

/**
 * Shows at each code block that `lectern samples` builds which release it was tested with.
 * Expected results and hidden files are shown neither on the page nor in the search.
 *
 * @param options the package of each version
 */
export function pluginSamples({ bundlers, commandLines }: SamplesOptions): SamplesPlugin {
  const releases = new Map(
    Object.entries(bundlers).map(([version, name]) => [version, packageVersion(name)]),
  );
  let docDir = '';
  /** Where the language stands in the path of a page. */
  let langAt = 1;

  const foldersOf = (file: string) => path.relative(docDir, file).split(path.sep);

  function releaseOf(file: string): string | undefined {
    const [version = ''] = foldersOf(file);
    return releases.get(version);
  }

  return {
    name: 'lectern:samples',
    bundlers,
    commandLines,
    config(config) {
      docDir = path.resolve(config.root ?? 'docs');
      langAt = config.multiVersion ? 1 : 0;
      const content = contentOf(config);
      content.add((tree, { file }) =>
        addReasons(tree, foldersOf(path.resolve(file))[langAt] ?? ''),
      );
      content.addTreeCheck((tree, { frontmatter }, file) =>
        messageFindings({ file, frontmatter, fences: fencesOf(tree) }),
      );
      const { shiki } = config.markdown ?? {};
      const transformers = [...(shiki?.transformers ?? []), testedMark()];
      return {
        ...config,
        markdown: { ...config.markdown, shiki: { ...shiki, transformers } },
      };
    },
    async healthChecks() {
      const { untestedCheck } = await import('./untestedCheck');
      return [untestedCheck(Object.keys(bundlers))];
    },
    markdown: { remarkPlugins: [[remarkSamples, releaseOf]] },
    modifySearchIndexData(pages) {
      for (const page of pages.filter(({ content }) => content !== '')) {
        const file = page._filepath;
        const text = readFileSync(file, 'utf8');
        if (text.includes(TESTED)) Object.assign(page, searchText(page, readFences(text, file)));
      }
    },
  };
}
