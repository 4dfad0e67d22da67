import { readdirSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from '@rspress/shared/github-slugger';
import type { ContentFiles, PageFile } from '../../content/files/pageFile';
import { pageText } from '../../content/pages/pageText';
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

/** The sections of options, or of exports, by their names. */
export type Sections = ReadonlyMap<string, OptionSection>;

/** Pages that have been read, as long as they do not change: a dev server asks often. */
const read = new WeakMap<PageFile, { data: OptionsData; sections: PageSections }>();

type PageReader = Pick<ContentFiles, 'read'>;

/** What a page documents. */
interface PageSections {
  options: Sections;
  exports: Sections;
}

/** The address of a page, without version and language, by its file in the folder of those. */
export function pageRoute(file: string): string {
  return `/${file.replaceAll(path.sep, '/').replace(/(?:index)?\.mdx$/, '')}`;
}

/** The export that a heading names: in full, or by its last name. */
function exportOf(heading: string, { plugins }: OptionsData): string | undefined {
  return (
    plugins.find((name) => name === heading) ??
    plugins.find((name) => name.split('.').at(-1) === heading)
  );
}

/** A page that documents no options can still be that of an export, by its title. */
function exportOfPage(
  page: PageFile,
  route: string,
  data: OptionsData,
  docs: PageReader,
): Sections {
  const exported = exportOf(pageText(page, docs, false).title, data);
  const about = String(page.frontmatter.description ?? '');
  const section = { place: route, ...(about && { about }) };
  return new Map(exported ? [[exported, section]] : []);
}

function readPage(
  page: PageFile,
  route: string,
  data: OptionsData,
  aliases: Aliases,
  docs: PageReader,
): PageSections {
  const roots = rootsOf(page.frontmatter);
  const exports = exportOfPage(page, route, data, docs);
  if (roots.length === 0) return { options: new Map(), exports };
  const sections = { options: new Map<string, OptionSection>(), exports: new Map(exports) };
  const slugger = new GithubSlugger();
  const tree = page.writtenTree();
  const index = indexOptions(data);
  for (const heading of pageHeadings(tree, roots, index, aliases, { withTitle: true })) {
    const id = heading.id ?? slugger.slug(heading.text);
    if (heading.depth === 1) continue;
    const about = aboutBelow(heading.node, tree.children ?? []);
    const section = { place: `${route}#${id}`, ...(about && { about }) };
    const exported = exportOf(heading.text, data);
    if (heading.path) addFirst(sections.options, heading.path, section);
    if (exported) addFirst(sections.exports, exported, section);
  }
  return sections;
}

function addFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/** The sections of each page of a version in a language that has some; the pages stay the same objects. */
export function referencePages(
  folder: string,
  data: OptionsData,
  aliases: Aliases,
  docs: PageReader,
): Map<PageFile, PageSections> {
  const pages = new Map<PageFile, PageSections>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.mdx')).sort()) {
    const page = docs.read(path.join(folder, file));
    if (!page) continue;
    const known = read.get(page);
    const isKnown = known?.data === data;
    const sections = isKnown
      ? known.sections
      : readPage(page, pageRoute(file), data, aliases, docs);
    if (!isKnown) read.set(page, { data, sections });
    if (sections.options.size + sections.exports.size > 0) pages.set(page, sections);
  }
  return pages;
}

/** Finds the sections of options and of exports in the pages of a version in a language. */
export function referenceSections(...given: Parameters<typeof referencePages>): PageSections {
  const all = { options: new Map<string, OptionSection>(), exports: new Map() };
  for (const sections of referencePages(...given).values()) {
    for (const [option, section] of sections.options) addFirst(all.options, option, section);
    for (const [name, section] of sections.exports) addFirst(all.exports, name, section);
  }
  return all;
}

/** Finds the headings of options in the pages of a version in a language. */
export function optionPlaces(...given: Parameters<typeof referenceSections>): OptionPlaces {
  const { options } = referenceSections(...given);
  return new Map([...options].map(([option, { place }]) => [option, place]));
}
