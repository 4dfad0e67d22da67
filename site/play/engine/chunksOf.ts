import type { StatsCompilation } from '@rspack/core';
import type { BuiltChunk, BuiltModule } from './messages';

type StatsModule = NonNullable<StatsCompilation['modules']>[number];

/** A module, or the modules that were concatenated into it. Runtime modules have no name and are omitted. */
function modulesIn({ name, size = 0, modules = [] }: StatsModule): BuiltModule[] {
  if (modules.length > 0) return modules.flatMap(modulesIn);
  return name ? [{ name, size }] : [];
}

/** The chunks of a build with their modules. */
export function chunksOf({ chunks = [] }: StatsCompilation): BuiltChunk[] {
  return chunks.map(({ names = [], id, files = [], modules = [] }) => ({
    name: names.join(', ') || String(id),
    files: [...files],
    modules: modules.flatMap(modulesIn),
  }));
}
