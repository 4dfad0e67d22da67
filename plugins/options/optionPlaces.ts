import { readdirSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from '@rspress/shared/github-slugger';
import type { ContentFiles } from '../content/files/pageFile';
import { type Aliases, indexOptions } from './headingPath';
import type { OptionsData } from './optionData';
import { pageHeadings } from './pageHeadings';
import { rootsOf } from './pageRoots';

/** Where options are documented: `/config/output#outputpath`, without version and language. */
export type OptionPlaces = ReadonlyMap<string, string>;

/** Finds the headings of options in the pages of a version in a language. */
export function optionPlaces(
  folder: string,
  data: OptionsData,
  aliases: Aliases,
  docs: Pick<ContentFiles, 'read'>,
): OptionPlaces {
  const index = indexOptions(data);
  const places = new Map<string, string>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.mdx')).sort()) {
    const page = docs.read(path.join(folder, file));
    const roots = rootsOf(page?.frontmatter ?? {});
    if (!page || roots.length === 0) continue;
    const route = `/${file.replaceAll(path.sep, '/').replace(/(?:index)?\.mdx$/, '')}`;
    const slugger = new GithubSlugger();
    const tree = page.writtenTree();
    for (const heading of pageHeadings(tree, roots, index, aliases, { withTitle: true })) {
      const id = heading.id ?? slugger.slug(heading.text);
      if (heading.path && heading.depth > 1 && !places.has(heading.path)) {
        places.set(heading.path, `${route}#${id}`);
      }
    }
  }
  return places;
}
