import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { formatRoute } from '../../../../theme/routes/address';
import type { ContentFiles } from '../../../content/files/pageFile';
import { reportErrors } from '../../../support/reportErrors';
import { referencePages, referenceSections } from '../optionPlaces';
import type { TypeDefinitions } from '../shared/typeNames';
import type { OptionsSettings, SiteOptions } from '../siteOptions';
import { nearestPlace, type OptionPages, publishedOptions } from './publishedOptions';
import { optionsFile, type PublishedOptions, typesFile } from './shared';

/** Returns the options of every version and language, by output file. */
export type ReadOptions = () => ReadonlyMap<string, PublishedOptions>;

/** Returns the named types of every version. */
export type ReadNamedTypes = () => ReadonlyMap<string, TypeDefinitions>;

/** The folder, languages and default version of a site. */
export interface PublishedSite {
  docDir: string;
  langs: readonly string[];
  /** The version without a prefix in URLs. */
  version: string;
}

type Sections = ReturnType<typeof referenceSections>;

/** Returns the inputs of all published options: the data, and the pages that explain them. */
export function publishedParts(
  options: SiteOptions,
  settings: OptionsSettings,
  { docDir, langs }: PublishedSite,
  docs: Pick<ContentFiles, 'read'>,
): unknown[] {
  return settings.versions.flatMap((version) => {
    const data = options.of(version)?.data;
    if (!data) return [];
    const folders = langs.map((lang) => path.join(docDir, version, lang)).filter(existsSync);
    const pagesOf = (folder: string) =>
      referencePages(folder, data, settings.aliases ?? {}, docs).keys();
    return [data, ...folders.flatMap((folder) => [...pagesOf(folder)])];
  });
}

/**
 * Returns the options of every version and language, by output file.
 *
 * @param docs reads the pages that explain the options
 */
export function readPublished(
  options: SiteOptions,
  settings: OptionsSettings,
  { docDir, langs, version: current }: PublishedSite,
  docs: Pick<ContentFiles, 'read'>,
): Map<string, PublishedOptions> {
  const addresses = { lang: settings.lang, langs, version: current, versions: settings.versions };
  const read = new Map<string, Sections>();
  const sectionsOf = (version: string, lang: string): Sections => {
    const folder = path.join(docDir, version, lang);
    const known = read.get(folder);
    if (known) return known;
    const data = options.of(version)?.data;
    const sections =
      data && existsSync(folder)
        ? referenceSections(folder, data, settings.aliases ?? {}, docs)
        : { options: new Map(), exports: new Map() };
    read.set(folder, sections);
    return sections;
  };
  const found = new Map<string, PublishedOptions>();
  for (const version of settings.versions) {
    for (const lang of langs) {
      const placeOf = (of: string, option: string) =>
        nearestPlace(sectionsOf(of, settings.lang).options, option)?.place;
      const routeOf = (of: string, rest: string) =>
        formatRoute({ version: of, lang, rest }, addresses);
      const pages: OptionPages = {
        addressOf(of, option) {
          // Translations have the same ids as the default language, which `docs:check` verifies.
          const rest = placeOf(of, option);
          return rest && routeOf(of, rest);
        },
        linkOf(of, option, href) {
          if (!/^[#/]/.test(href)) return href;
          const page = href.startsWith('#') ? (placeOf(of, option) ?? '').replace(/#.*/, '') : '';
          return routeOf(of, page + href);
        },
        aboutOf: (of, option) =>
          (
            sectionsOf(of, lang).options.get(option) ??
            sectionsOf(of, settings.lang).options.get(option)
          )?.about,
        exportOf(of, name) {
          const section = sectionsOf(of, settings.lang).exports.get(name);
          const about = sectionsOf(of, lang).exports.get(name)?.about ?? section?.about;
          return section && { page: routeOf(of, section.place), ...(about && { about }) };
        },
      };
      const published = publishedOptions(options, { version, lang }, pages, settings);
      if (published) found.set(optionsFile(version, lang), published);
    }
  }
  return found;
}

/**
 * Writes a file with all options for every version and language, and one with the named types of every
 * version.
 */
export function publishOptions(readAll: ReadOptions, readTypes: ReadNamedTypes): RsbuildPlugin {
  return {
    name: 'lectern:options',
    setup(api) {
      if (api.context.action === 'dev') return;
      const texts = new WeakMap<object, string>();
      const textOf = (content: object): string => {
        const text = texts.get(content) ?? JSON.stringify(content);
        texts.set(content, text);
        return text;
      };
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        reportErrors(({ compilation, sources }) => {
          const write = (name: string, content: object) =>
            compilation.emitAsset(name, new sources.RawSource(textOf(content)));
          for (const [name, options] of readAll()) write(name, options);
          for (const [version, types] of readTypes()) write(typesFile(version), types);
        }),
      );
    },
  };
}
