import { optionsFile, type PublishedOptions } from '../options/published/shared';
import { readSiteFile } from '../server/server/siteFile';
import type { SiteIndex } from '../server/server/siteIndex';

/** The options that a site documents. */
export interface OptionsSource {
  /** The versions of the docs that have options, the newest first. */
  versions: readonly string[];
  read: (version: string, lang: string) => Promise<PublishedOptions | undefined>;
}

/** The options of a built site, where it documents any; each file is read when it is first asked for. */
export function builtOptions({ site, files }: SiteIndex): OptionsSource | undefined {
  const fileOf = (version: string, lang: string) =>
    files.get(`${site.base}${optionsFile(version, lang)}`);
  const versions = site.versions.filter((version) => fileOf(version, site.lang));
  if (versions.length === 0) return undefined;
  const known = new Map<string, Promise<PublishedOptions>>();

  async function parse(version: string, lang: string): Promise<PublishedOptions | undefined> {
    const file = fileOf(version, lang) ?? fileOf(version, site.lang);
    return file && JSON.parse(new TextDecoder().decode(await readSiteFile(file)));
  }

  return {
    versions,
    read: async (version, lang) => {
      const key = `${version} ${lang}`;
      const reading = known.get(key) ?? parse(version, lang);
      const options = await reading;
      if (options) known.set(key, Promise.resolve(options));
      return options;
    },
  };
}
