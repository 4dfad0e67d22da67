import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { formatRoute } from '../../../theme/routes/address';
import type { ContentFiles } from '../../content/files/pageFile';
import { type OptionPlaces, optionPlaces } from '../optionPlaces';
import type { OptionsSettings, SiteOptions } from '../siteOptions';
import { nearestPlace, publishedOptions } from './publishedOptions';
import { optionsFile } from './shared';

/** Where the files of a site go, and how its addresses are made. */
export interface PublishedSite {
  docDir: string;
  langs: readonly string[];
  /** The version without a prefix in addresses. */
  version: string;
}

/**
 * The content of every file, by its name in the output.
 *
 * @param docs the pages that explain the options
 */
export function optionFiles(
  options: SiteOptions,
  settings: OptionsSettings,
  { docDir, langs, version: current }: PublishedSite,
  docs: Pick<ContentFiles, 'read'>,
): Map<string, string> {
  const addresses = { lang: settings.lang, langs, version: current, versions: settings.versions };
  const files = new Map<string, string>();
  for (const version of settings.versions) {
    const data = options.of(version)?.data;
    if (!data) continue;
    // Translations have the ids of the default language, which `docs:check` holds.
    const folder = path.join(docDir, version, settings.lang);
    const places: OptionPlaces = optionPlaces(folder, data, settings.aliases ?? {}, docs);
    for (const lang of langs) {
      const addressOf = (option: string) => {
        const rest = nearestPlace(places, option);
        return rest && formatRoute({ version, lang, rest }, addresses);
      };
      const published = publishedOptions(options, { version, lang }, addressOf, settings.open);
      files.set(optionsFile(version, lang), JSON.stringify(published));
    }
  }
  return files;
}

/** Writes a file with all options for every version and language, on the dev server too. */
export function publishOptions(makeFiles: () => Map<string, string>): RsbuildPlugin {
  return {
    name: 'lectern:options',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          for (const [name, text] of makeFiles()) {
            compilation.emitAsset(name, new sources.RawSource(text));
          }
        },
      );
    },
  };
}
