import { readdirSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from '@rspress/shared/github-slugger';
import type { ContentFiles } from '../content/files/pageFile';
import { type Aliases, indexOptions } from './headingPath';
import { aboutBelow } from './optionAbout';
import type { OptionsData } from './optionData';
import { pageHeadings } from './pageHeadings';
import { rootsOf } from './pageRoots';

/** Where options are documented: `/config/output#outputpath`, without version and language. */
export type OptionPlaces = ReadonlyMap<string, string>;

/** The section of an option. */
export interface OptionSection {
  /** `/config/output#outputpath`, without version and language. */
  place: string;
  /** What it says first, in Markdown with nothing but code in it. */
  about?: string;
}

/** Finds the sections of options in the pages of a version in a language. */
export function optionSections(
  folder: string,
  data: OptionsData,
  aliases: Aliases,
  docs: Pick<ContentFiles, 'read'>,
): ReadonlyMap<string, OptionSection> {
  const index = indexOptions(data);
  const sections = new Map<string, OptionSection>();
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
      if (heading.path && heading.depth > 1 && !sections.has(heading.path)) {
        const about = aboutBelow(heading.node, tree.children ?? []);
        sections.set(heading.path, { place: `${route}#${id}`, ...(about && { about }) });
      }
    }
  }
  return sections;
}

/** Finds the headings of options in the pages of a version in a language. */
export function optionPlaces(...given: Parameters<typeof optionSections>): OptionPlaces {
  return new Map([...optionSections(...given)].map(([option, { place }]) => [option, place]));
}
