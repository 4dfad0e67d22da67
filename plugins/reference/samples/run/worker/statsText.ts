import { stripVTControlCharacters } from 'node:util';
import type { Compiler, MultiCompiler, MultiStats, Stats, StatsOptions } from '@rspack/core';

/** The defaults of the command line. */
const DEFAULT_STATS: StatsOptions = { preset: 'errors-warnings', timings: true };

function asOptions({ options: { stats } }: Compiler): StatsOptions {
  if (stats === undefined) return { ...DEFAULT_STATS, colors: false };
  if (typeof stats === 'boolean') return { preset: stats ? 'normal' : 'none', colors: false };
  if (typeof stats === 'string') return { preset: stats, colors: false };
  const isEmpty = Object.keys(stats).length === 0;
  return { ...(isEmpty ? DEFAULT_STATS : stats), colors: false };
}

/** Returns the statistics as printed by the command line, with the `stats` option of the configuration. */
export function statsText(compiler: Compiler | MultiCompiler, stats: Stats | MultiStats): string {
  const text =
    'stats' in stats && 'compilers' in compiler
      ? stats.toString({ children: compiler.compilers.map(asOptions), colors: false })
      : (stats as Stats).toString(asOptions(compiler as Compiler));
  return stripVTControlCharacters(text);
}
