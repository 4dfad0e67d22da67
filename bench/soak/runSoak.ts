import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { KEEP_OLD_FILES, keepOldFiles } from '../../plugins/building/output/oldFiles.ts';
import { publish } from '../../plugins/building/output/publish.ts';
import { readManifest } from '../../plugins/serving/server/shared/manifest.ts';
import { freePort } from '../../plugins/serving/server/testing/programs.ts';
import { startServer } from '../../plugins/serving/site-server/testing/testServer.ts';
import { outputPaths } from '../../plugins/support/outputPaths.ts';
import { openSmallDisk } from './disk.ts';
import { runLoad } from './load.ts';
import { createTally, type Tally } from './tally.ts';

export interface SoakOptions {
  /** The folder of the built site, which is copied. */
  folder: string;
  seconds: number;
  /**
   * Builds the site into the folder that is being served. Called twice in a run.
   *
   * @default publishing a copy of the existing build
   */
  build?: (folder: string) => Promise<void>;
  pages: readonly string[];
  queries: readonly string[];
  log: (text: string) => void;
}

/** A measurement of the server, taken every second after its last restart. */
export interface Sample {
  second: number;
  /** The resident memory in MB. */
  memory: number;
  handles: number;
}

export interface SoakResult extends Tally {
  /** The number of times each event was triggered. */
  done: Record<string, number>;
  /** Votes and page feedback that were acknowledged but are not in the database. */
  lost: string[];
  samples: Sample[];
  /** Whether the disk of the database could be filled. */
  hadDisk: boolean;
}

/** The share of the run in which the server is restarted repeatedly. Afterwards, it keeps running. */
const RESTARTING = 0.5;
const EVENTS = ['SIGTERM', 'publish', 'full disk', 'SIGKILL'] as const;
/** The times of complete builds, as shares of the run. */
const BUILDS = [0.1, 0.6];
const MIN_EVENT_SECONDS = 3;
const MAX_EVENT_SECONDS = 15;

type Server = Awaited<ReturnType<typeof startServer>>;

async function missing(database: string, { votes, opinions }: Tally): Promise<string[]> {
  const client = createClient({ url: `file:${database}` });
  const read = async (sql: string) =>
    new Map((await client.execute(sql)).rows.map(({ id, said }) => [String(id), Number(said)]));
  const storedVotes = await read('SELECT message_id AS id, thumbs AS said FROM votes');
  const storedOpinions = await read('SELECT id, is_helpful AS said FROM opinions');
  client.close();
  const lost = (said: ReadonlyMap<string, number | boolean>, stored: Map<string, number>) =>
    [...said].flatMap(([id, value]) =>
      stored.get(id) === Number(value) ? [] : [`${id}: said ${value}, stored ${stored.get(id)}`],
    );
  return [...lost(votes, storedVotes), ...lost(opinions, storedOpinions)];
}

const copyFolder = (from: string, to: string) => execFileSync('cp', ['-al', from, to]);

/** The state of a run. */
interface Run extends Pick<SoakOptions, 'seconds' | 'log' | 'build'> {
  /** The folder that is served. */
  site: string;
  /** The folder of the build. */
  original: string;
  /** The time between two events, in ms. */
  pause: number;
  /** Returns the time since the start, in seconds. */
  elapsed: () => number;
  open: () => Promise<Server>;
  disk: ReturnType<typeof openSmallDisk>;
  server: Server;
  done: Record<string, number>;
  samples: Sample[];
  isOver: boolean;
  isDown: boolean;
  isBuilding: boolean;
}

/** Stops or kills the server, and starts it again. */
async function restart(run: Run, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  run.isDown = true;
  run.server.send(signal);
  await run.server.ended;
  run.server = await run.open();
  // Connections to the previous process may still fail.
  await wait(500);
  run.isDown = false;
}

/** Publishes a copy of the build, as the end of a build does. */
function publishAgain(run: Run): void {
  const paths = outputPaths(run.site);
  // A running build uses this folder and publishes itself.
  if (run.isBuilding) return;
  mkdirSync(paths.work, { recursive: true });
  copyFolder(run.original, paths.next);
  keepOldFiles(run.site, paths.next, KEEP_OLD_FILES);
  publish(paths);
  rmSync(paths.work, { recursive: true });
}

/** Runs complete builds while the site is served. */
async function buildAgain(run: Run): Promise<void> {
  const planned = run.build ? BUILDS : [];
  for (const share of planned) {
    await wait(Math.max(0, (run.seconds * share - run.elapsed()) * 1000));
    if (run.isOver) return;
    run.log(`${run.elapsed().toFixed(0)} s: a build begins`);
    run.isBuilding = true;
    await run.build?.(run.site);
    run.isBuilding = false;
    run.done.build = (run.done.build ?? 0) + 1;
    run.log(`${run.elapsed().toFixed(0)} s: the build has ended`);
  }
}

/** Fills the disk for a while. */
async function starve(run: Run): Promise<void> {
  run.disk?.fill();
  await wait(Math.min(5, run.seconds / 12) * 1000);
  run.disk?.empty();
}

/** Triggers one event after the other. */
async function trouble(run: Run): Promise<void> {
  for (let at = 0; run.elapsed() < run.seconds - run.pause / 1000; at += 1) {
    await wait(run.pause);
    const event = EVENTS[at % EVENTS.length] ?? 'publish';
    const isRestart = event === 'SIGTERM' || event === 'SIGKILL';
    if (isRestart && run.elapsed() > run.seconds * RESTARTING) continue;
    if (event === 'full disk' && !run.disk) continue;
    if (isRestart) await restart(run, event);
    else if (event === 'publish') publishAgain(run);
    else await starve(run);
    run.done[event] = (run.done[event] ?? 0) + 1;
    run.log(`${run.elapsed().toFixed(0)} s: ${event}`);
  }
}

/** Measures the server after its last restart. */
async function watch(run: Run): Promise<void> {
  while (!run.isOver) {
    await wait(1000);
    const second = run.elapsed();
    if (run.isOver || run.isDown || second < run.seconds * RESTARTING) continue;
    run.samples.push({ second, memory: run.server.memory(), handles: run.server.handles() });
  }
}

/**
 * Serves a site under constant load while the server is stopped, killed and replaced, and its disk is
 * filled.
 */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const { seconds, log, build } = options;
  const tally = createTally();
  const parent = mkdtempSync(path.join(tmpdir(), 'lectern-soak-'));
  const site = path.join(parent, 'site');
  const original = path.resolve(options.folder);
  copyFolder(original, site);
  const disk = openSmallDisk();
  const database = path.join(disk?.folder ?? parent, 'ask.db');
  const port = await freePort();
  const { base } = readManifest(site);
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const open = () =>
    startServer(site, {
      PORT: String(port),
      ASK_AI_DATABASE: database,
      ASK_AI_TOKEN_KEY: 'the same key in every life of the server',
      TRUSTED_PROXIES: '1',
      LOG: 'off',
    });
  const run: Run = {
    seconds,
    log,
    build,
    site,
    original,
    elapsed,
    open,
    disk,
    pause: Math.min(MAX_EVENT_SECONDS, Math.max(MIN_EVENT_SECONDS, seconds / 40)) * 1000,
    server: await open(),
    done: {},
    samples: [],
    isOver: false,
    isDown: false,
    isBuilding: false,
  };

  const load = runLoad({
    ...options,
    site: () => `http://127.0.0.1:${port}${base.slice(0, -1)}`,
    tally,
    isOver: () => run.isOver,
    isDown: () => run.isDown,
  });
  const watching = watch(run);
  try {
    await Promise.all([trouble(run), buildAgain(run)]);
    await wait(Math.max(0, (seconds - elapsed()) * 1000));
  } finally {
    run.isOver = true;
    await Promise.all([load, watching]);
    run.server.terminate();
    await run.server.ended;
  }
  const lost = await missing(database, tally);
  disk?.remove();
  const { done, samples } = run;
  return { ...tally, done, lost, samples, hadDisk: disk !== undefined };
}

/** Returns the growth after the last restart: the last third compared to the first. */
export function growth(samples: readonly Sample[], of: 'memory' | 'handles'): number {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const middle = (part: readonly Sample[]) =>
    part.map((sample) => sample[of]).sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  return middle(samples.slice(-third)) - middle(samples.slice(0, third));
}
