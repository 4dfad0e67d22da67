import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from '../../../content/files/pageFile';
import type { OptionsData } from '../optionData';
import { referenceSections } from '../optionPlaces';
import { nearestPlace } from '../published/publishedOptions';
import type { OptionsSettings, SiteOptions } from '../siteOptions';
import { nameIndex } from './nameIndex';

type PageReader = Pick<ContentFiles, 'read'>;

/** The data that names are resolved with. */
export interface NameSources {
  docDir: string;
  site: SiteOptions;
  settings: Pick<OptionsSettings, 'lang' | 'aliases' | 'factory'>;
}

/** Returns every link target of names as text for the cache key of pages. */
export function placesText(
  { docDir, site, settings }: NameSources & { settings: Pick<OptionsSettings, 'versions'> },
  files: Pick<ContentFiles, 'read'>,
): string {
  const places = settings.versions.map((version) => {
    const data = site.of(version)?.data;
    const folder = path.join(docDir, version, settings.lang);
    if (!data || !existsSync(folder)) return [version];
    const { options, exports } = referenceSections(folder, data, settings.aliases ?? {}, files);
    return [version, ...[...options, ...exports].map(([name, { place }]) => [name, place])];
  });
  return JSON.stringify(places);
}

/**
 * Creates the functions that resolve names in the code of pages to locations without version and language.
 * The locations are headings in the default language, whose ids translations share.
 *
 * @param isDev whether pages can change
 */
export function siteNames({ docDir, site, settings }: NameSources, isDev: boolean) {
  const { lang, aliases = {}, factory } = settings;
  const indexes = new WeakMap<OptionsData, ReturnType<typeof nameIndex>>();
  const kept = new Map<string, ReturnType<typeof referenceSections>>();

  function sectionsOf(version: string, data: OptionsData, files: PageReader) {
    const known = kept.get(version);
    if (known) return known;
    const sections = referenceSections(path.join(docDir, version, lang), data, aliases, files);
    if (!isDev) kept.set(version, sections);
    return sections;
  }

  const dataOf = (version: string) =>
    existsSync(path.join(docDir, version, lang)) ? site.of(version)?.data : undefined;

  return {
    /**
     * Returns a function that resolves a name in code to its location, or to `undefined` if it is ambiguous.
     */
    ofCode(version: string, files: PageReader) {
      const data = dataOf(version);
      if (!data) return () => undefined;
      const find = indexes.get(data) ?? nameIndex(data, { aliases, factory });
      indexes.set(data, find);
      let sections: ReturnType<typeof referenceSections> | undefined;
      return (code: string): string | undefined => {
        const known = find(code);
        if (!known) return undefined;
        sections ??= sectionsOf(version, data, files);
        return known.kind === 'export'
          ? sections.exports.get(known.name)?.place
          : nearestPlace(sections.options, known.name)?.place;
      };
    },
    /** Returns the location of an option by its path in the data. */
    placeOf(version: string, option: string, files: PageReader): string | undefined {
      const data = dataOf(version);
      return data && nearestPlace(sectionsOf(version, data, files).options, option)?.place;
    },
  };
}
