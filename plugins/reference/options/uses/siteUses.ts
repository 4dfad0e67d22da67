import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles, PageFile } from '../../../content/files/pageFile';
import { namesBelow } from '../../../support/namesBelow';
import { indexOptions } from '../headingPath';
import { nameIndex } from '../names/nameIndex';
import type { NameSources } from '../names/siteNames';
import type { OptionsData } from '../optionData';
import { pageRoute } from '../optionPlaces';
import { rootsOf } from '../pageRoots';
import type { OptionsSettings } from '../siteOptions';
import { type OptionNames, type PageUse, pageUses } from './pageUses';
import { type RankedUses, rankUses } from './rankUses';

const NO_USES: RankedUses = { usedIn: new Map(), usedBy: new Map() };

/** Caches the uses of unchanged pages, because a dev server needs them often. */
const read = new WeakMap<PageFile, { data: OptionsData; uses: ReadonlyMap<string, PageUse> }>();

/** Whether a page contains prose. Lists, such as that of all options, are not relevant to any option. */
function isText({ frontmatter }: PageFile): boolean {
  const { pageType = 'doc' } = frontmatter;
  return pageType === 'doc' && rootsOf(frontmatter).length === 0;
}

function usesOf(page: PageFile, data: OptionsData, names: OptionNames) {
  const known = read.get(page);
  if (known?.data === data) return known.uses;
  const uses = pageUses(page.writtenTree(), names);
  read.set(page, { data, uses });
  return uses;
}

/**
 * Finds where the options of a version are used, in the pages of the default language. Translations have the
 * same URLs.
 *
 * @param folders the folders of pages to search, such as `guide`
 * @param isDev whether pages can change
 */
export function siteUses(
  { docDir, site, settings }: NameSources,
  folders: readonly string[],
  isDev: boolean,
) {
  const { lang, aliases = {}, factory } = settings;
  const kept = new Map<string, RankedUses>();

  function make(version: string, files: Pick<ContentFiles, 'read'>): RankedUses {
    const data = site.of(version)?.data;
    const folder = path.join(docDir, version, lang);
    if (!data || !existsSync(folder)) return NO_USES;
    const { find } = indexOptions(data);
    const known = nameIndex(data, { aliases, factory });
    const names: OptionNames = {
      find,
      named(code) {
        const name = known(code);
        return name?.kind === 'option' ? name.name : undefined;
      },
    };
    const pages = folders
      .map((name) => path.join(folder, name))
      .filter((name) => existsSync(name))
      .flatMap((name) =>
        namesBelow(name)
          .filter((file) => file.endsWith('.mdx'))
          .map((file) => path.join(name, file)),
      )
      .sort()
      .flatMap((file) => {
        const page = files.read(file);
        if (!page || !isText(page)) return [];
        const route = pageRoute(path.relative(folder, file));
        return [{ route, uses: usesOf(page, data, names) }];
      });
    return rankUses(pages);
  }

  return (version: string, files: Pick<ContentFiles, 'read'>): RankedUses => {
    const known = kept.get(version);
    if (known) return known;
    const uses = make(version, files);
    if (!isDev) kept.set(version, uses);
    return uses;
  };
}

/** Returns the places of all options as text for the cache key of pages. */
export function usesText(
  sources: NameSources & { settings: Pick<OptionsSettings, 'versions' | 'usedIn'> },
  files: Pick<ContentFiles, 'read'>,
): string {
  const { versions, usedIn = [] } = sources.settings;
  const usesOf = siteUses(sources, usedIn, false);
  return JSON.stringify(versions.map((version) => [...usesOf(version, files).usedIn]));
}
