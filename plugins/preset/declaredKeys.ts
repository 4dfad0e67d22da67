import type { SitePlugin } from '../content/sitePlugin';
import type { KeySchemas, ValueSchema } from '../support/valueSchema';

/** The additional keys that plugins declare, and their problems, one line for each. */
export interface DeclaredKeys {
  keys: KeySchemas;
  faults: string[];
}

/**
 * Collects the keys of all plugins.
 *
 * @param keysOf returns the keys of a plugin
 * @param noun the term for a key in messages: `frontmatter key`
 * @param taken the names that are already in use, with their owners
 */
export function declaredKeys(
  plugins: readonly SitePlugin[],
  keysOf: (plugin: SitePlugin) => KeySchemas | undefined,
  noun: string,
  taken: ReadonlyMap<string, string> = new Map(),
): DeclaredKeys {
  const owners = new Map(taken);
  const keys: Record<string, ValueSchema> = {};
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
