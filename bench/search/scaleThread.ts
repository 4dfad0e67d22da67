import process from 'node:process';
import { openParts } from '../../plugins/retrieval/search/engine/openParts.ts';
import type { SearchQuery } from '../../plugins/retrieval/search/shared/types.ts';
import { serveCalls, workerInput } from '../../plugins/serving/server/worker/serveCalls.ts';

/** An index in parts with shared memory, as in the threads of Lectern's server. */
export interface ScaleThreadInput {
  root: Uint8Array;
  parts: ReadonlyMap<string, Uint8Array>;
}

const { root, parts } = workerInput<ScaleThreadInput>();
const index = openParts({ root, part: (name) => parts.get(name) ?? new Uint8Array() });
const calls = {
  /** Runs a query and returns its wall-clock and CPU time in milliseconds. */
  async search(query: SearchQuery) {
    const start = performance.now();
    const cpu = process.cpuUsage();
    await index.search(query);
    const { user, system } = process.cpuUsage(cpu);
    return { ms: performance.now() - start, cpuMs: (user + system) / 1000 };
  },
};

export type ScaleCalls = typeof calls;
serveCalls(calls);
