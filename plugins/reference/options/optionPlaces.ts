import path from 'node:path';
import GithubSlugger from '@rspress/shared/github-slugger';
import type { ContentFiles, PageFile } from '../../content/files/pageFile';
import { pageText } from '../../content/pages/pageText';
import { possibleTitles } from '../../content/pages/possibleTitles';
import { namesBelow } from '../../support/namesBelow';
import { type Aliases, indexOptions } from './headingPath';
import { aboutBelow } from './optionAbout';
import type { OptionsData } from './optionData';
import { pageHeadings } from './pageHeadings';
import { rootsOf } from './pageRoots';

/** The locations of options by path: `/config/output#outputpath`, without version and language. */
export type OptionPlaces = ReadonlyMap<string, string>;

/** The section that documents an option. */
export interface OptionSection {
  /** `/config/output#outputpath`, without version and language. */
  place: string;
  /** The first sentence in Markdown that contains only text and code. */
  about?: string;
}

/** The sections of options or exports, by name. */
export type Sections = ReadonlyMap<string, OptionSection>;

/** Caches the sections of unchanged pages, because a dev server needs them often. */
const read = new WeakMap<PageFile, { data: OptionsData; sections: PageSections }>();

type PageReader = Pick<ContentFiles, 'read'>;

/** The sections of a page. */
interface PageSections {
  options: Sections;
  exports: Sections;
}

/**
 * Returns the path of a page without version and language, from its file relative to the folder of the
 * language.
 */
export function pageRoute(file: string): string {
  return `/${file.replaceAll(path.sep, '/').replace(/(?:index)?\.mdx$/, '')}`;
}

/** Returns the export that a heading names, in full or by its last part. */
function exportOf(heading: string, { plugins }: OptionsData): string | undefined {
  return (
    plugins.find((name) => name === heading) ??
    plugins.find((name) => name.split('.').at(-1) === heading)
  );
}

/** Returns whether the title of a page can name an export. Parsing all pages to know would take seconds. */
function mayNameExport(page: PageFile, { plugins }: OptionsData): boolean {
  const { title } = page.frontmatter;
  const titles = typeof title === 'string' ? [title] : possibleTitles(page);
  if (titles === null) return true;
  return plugins.some((name) => {
    const last = name.split('.').at(-1) ?? name;
    return titles.some((one) => one.includes(last));
  });
}

/** Returns the export that the title of a page names. It applies to pages without options too. */
function exportOfPage(
  page: PageFile,
  route: string,
  data: OptionsData,
  docs: PageReader,
): Sections {
  if (!mayNameExport(page, data)) return new Map();
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

/**
 * Returns the sections of each page of a version in a language, without pages that have none. Unchanged pages
 * keep their identity.
 */
export function referencePages(
  folder: string,
  data: OptionsData,
  aliases: Aliases,
  docs: PageReader,
): Map<PageFile, PageSections> {
  const pages = new Map<PageFile, PageSections>();
  const files = namesBelow(folder);
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

/** Returns the sections of options and exports in the pages of a version in a language. */
export function referenceSections(...given: Parameters<typeof referencePages>): PageSections {
  const all = { options: new Map<string, OptionSection>(), exports: new Map() };
  for (const sections of referencePages(...given).values()) {
    for (const [option, section] of sections.options) addFirst(all.options, option, section);
    for (const [name, section] of sections.exports) addFirst(all.exports, name, section);
  }
  return all;
}

/** Returns the locations of options in the pages of a version in a language. */
export function optionPlaces(...given: Parameters<typeof referenceSections>): OptionPlaces {
  const { options } = referenceSections(...given);
  return new Map([...options].map(([option, { place }]) => [option, place]));
}
