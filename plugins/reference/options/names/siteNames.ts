import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from '../../../content/files/pageFile';
import type { OptionsData } from '../optionData';
import { referenceSections } from '../optionPlaces';
import { nearestPlace } from '../published/publishedOptions';
import type { OptionsSettings, SiteOptions } from '../siteOptions';
import { nameIndex } from './nameIndex';

/** What the names of a site are found by. */
export interface NameSources {
  docDir: string;
  site: SiteOptions;
  settings: Pick<OptionsSettings, 'lang' | 'aliases' | 'factory'>;
}

/** Every place that a name can lead to, as a text: pages change with it. */
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
 * Says where the names in the code of the pages of a version lead, without version and language: to
 * the headings of the default language, whose ids translations have too.
 *
 * @param isDev whether pages can change
 */
export function siteNames({ docDir, site, settings }: NameSources, isDev: boolean) {
  const { lang, aliases = {}, factory } = settings;
  const indexes = new WeakMap<OptionsData, ReturnType<typeof nameIndex>>();
  const kept = new Map<string, ReturnType<typeof referenceSections>>();

  return (version: string, files: Pick<ContentFiles, 'read'>) => {
    const data = site.of(version)?.data;
    const folder = path.join(docDir, version, lang);
    if (!data || !existsSync(folder)) return () => undefined;
    const find = indexes.get(data) ?? nameIndex(data, { aliases, factory });
    indexes.set(data, find);
    let sections = kept.get(version);
    return (code: string): string | undefined => {
      const known = find(code);
      if (!known) return undefined;
      sections ??= referenceSections(folder, data, aliases, files);
      if (!isDev) kept.set(version, sections);
      return known.kind === 'export'
        ? sections.exports.get(known.name)?.place
        : nearestPlace(sections.options, known.name)?.place;
    };
  };
}
