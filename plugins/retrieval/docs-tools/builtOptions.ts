import { optionsFile, type PublishedOptions } from '../../reference/options/published/shared';
import type { SiteIndex } from '../../serving/server/server/siteIndex';
import { sharedBytes } from '../../serving/server/worker/sharedBytes';
import type { OptionsSource } from './optionsSource';
import type { DocsSite } from './pageSource';

/** The option files of a built site, by name. Threads share their memory. */
export type OptionFiles = ReadonlyMap<string, Uint8Array>;

/** Reads the option files of a built site. */
export function readOptionFiles({ site, files }: SiteIndex): OptionFiles {
  const found = new Map<string, Uint8Array>();
  for (const version of site.versions) {
    for (const lang of site.langs) {
      const name = optionsFile(version, lang);
      const file = files.get(site.base + name);
      const bytes = file && (file.plain.body ?? file.disk?.readSync());
      if (bytes) found.set(name, sharedBytes(bytes));
    }
  }
  return found;
}

/** Opens the options of a built site; `undefined` if it documents none. Each file is parsed on first use. */
export function builtOptions(site: DocsSite, files: OptionFiles): OptionsSource | undefined {
  const versions = site.versions.filter((version) => files.has(optionsFile(version, site.lang)));
  if (versions.length === 0) return undefined;
  const parsed = new Map<Uint8Array, PublishedOptions>();
  return {
    versions,
    async read(version, lang) {
      const bytes =
        files.get(optionsFile(version, lang)) ?? files.get(optionsFile(version, site.lang));
      if (!bytes) return undefined;
      const known = parsed.get(bytes) ?? JSON.parse(new TextDecoder().decode(bytes));
      parsed.set(bytes, known);
      return known;
    },
  };
}
