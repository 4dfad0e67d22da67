import type { z } from 'zod';
import type { SitePlugin } from '../content/sitePlugin';

type Keys = Readonly<Record<string, z.ZodType>>;

/** The keys that plugins have beside ours, and what is wrong with them, a line for each. */
export interface DeclaredKeys {
  keys: Keys;
  faults: string[];
}

/**
 * Puts the keys of all plugins together.
 *
 * @param keysOf the keys of a plugin
 * @param noun what a key is: `frontmatter key`
 * @param taken the names that are not free, with whose they are
 */
export function declaredKeys(
  plugins: readonly SitePlugin[],
  keysOf: (plugin: SitePlugin) => Keys | undefined,
  noun: string,
  taken: ReadonlyMap<string, string> = new Map(),
): DeclaredKeys {
  const owners = new Map(taken);
  const keys: Record<string, z.ZodType> = {};
  const faults: string[] = [];
  for (const plugin of plugins) {
    for (const [key, schema] of Object.entries(keysOf(plugin) ?? {})) {
      const owner = owners.get(key);
      if (owner === undefined) keys[key] = schema;
      else
        faults.push(`${plugin.name} has the ${noun} ${key}, as ${owner} has → rename one of them`);
      owners.set(key, owner ?? plugin.name);
    }
  }
  return { keys, faults };
}
