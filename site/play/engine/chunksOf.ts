import type { StatsCompilation } from '@rspack/core';
import type { BuiltChunk, BuiltModule } from './messages';

type StatsModule = NonNullable<StatsCompilation['modules']>[number];

/** A module, or those that the bundler has put together in its place; code of its own has no name. */
function parts({ name, size = 0, modules = [] }: StatsModule): BuiltModule[] {
  if (modules.length > 0) return modules.flatMap(parts);
  return name ? [{ name, size }] : [];
}

/** Which modules are in which chunk. */
export function chunksOf({ chunks = [] }: StatsCompilation): BuiltChunk[] {
  return chunks.map(({ names = [], id, files = [], modules = [] }) => ({
    name: names.join(', ') || String(id),
    files: [...files],
    modules: modules.flatMap(parts),
  }));
}
