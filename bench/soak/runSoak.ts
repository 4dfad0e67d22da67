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

/**
 * Serves a site under constant load while the server is stopped, killed and replaced, and its disk is
 * filled.
 */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const { seconds, log } = options;
  const tally = createTally();
  const parent = mkdtempSync(path.join(tmpdir(), 'lectern-soak-'));
  const site = path.join(parent, 'site');
  const original = path.resolve(options.folder);
  copyFolder(original, site);
  const disk = openSmallDisk();
  const database = path.join(disk?.folder ?? parent, 'ask.db');
  const port = await freePort();
  const { base } = readManifest(site);
  const done: Record<string, number> = {};
  const samples: Sample[] = [];
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  let isOver = false;
  let isDown = true;
  let isBuilding = false;

  const open = () =>
    startServer(site, {
      PORT: String(port),
      ASK_AI_DATABASE: database,
      ASK_AI_TOKEN_KEY: 'the same key in every life of the server',
      TRUSTED_PROXIES: '1',
      LOG: 'off',
    });
  let server: Server = await open();
  isDown = false;

  async function restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    isDown = true;
    server.send(signal);
    await server.ended;
    server = await open();
    // Connections to the previous process may still fail.
    await wait(500);
    isDown = false;
  }

  /** Publishes a copy of the build, as the end of a build does. */
  function publishAgain(): void {
    const paths = outputPaths(site);
    // A running build uses this folder and publishes itself.
    if (isBuilding) return;
    mkdirSync(paths.work, { recursive: true });
    copyFolder(original, paths.next);
    keepOldFiles(site, paths.next, KEEP_OLD_FILES);
    publish(paths);
    rmSync(paths.work, { recursive: true });
  }

  async function build(): Promise<void> {
    const planned = options.build ? BUILDS : [];
    for (const share of planned) {
      await wait(Math.max(0, (seconds * share - elapsed()) * 1000));
      if (isOver) return;
      log(`${elapsed().toFixed(0)} s: a build begins`);
      isBuilding = true;
      await options.build?.(site);
      isBuilding = false;
      done.build = (done.build ?? 0) + 1;
      log(`${elapsed().toFixed(0)} s: the build has ended`);
    }
  }

  async function starve(): Promise<void> {
    disk?.fill();
    await wait(Math.min(5, seconds / 12) * 1000);
    disk?.empty();
  }

  const pause = Math.min(MAX_EVENT_SECONDS, Math.max(MIN_EVENT_SECONDS, seconds / 40)) * 1000;

  async function trouble(): Promise<void> {
    for (let at = 0; elapsed() < seconds - pause / 1000; at += 1) {
      await wait(pause);
      const event = EVENTS[at % EVENTS.length] ?? 'publish';
      const isRestart = event === 'SIGTERM' || event === 'SIGKILL';
      if (isRestart && elapsed() > seconds * RESTARTING) continue;
      if (event === 'full disk' && !disk) continue;
      if (isRestart) await restart(event);
      else if (event === 'publish') publishAgain();
      else await starve();
      done[event] = (done[event] ?? 0) + 1;
      log(`${elapsed().toFixed(0)} s: ${event}`);
    }
  }

  async function watch(): Promise<void> {
    while (!isOver) {
      await wait(1000);
      const second = elapsed();
      if (isOver || isDown || second < seconds * RESTARTING) continue;
      samples.push({ second, memory: server.memory(), handles: server.handles() });
    }
  }

  const load = runLoad({
    ...options,
    site: () => `http://127.0.0.1:${port}${base.slice(0, -1)}`,
    tally,
    isOver: () => isOver,
    isDown: () => isDown,
  });
  const watching = watch();
  try {
    await Promise.all([trouble(), build()]);
    await wait(Math.max(0, (seconds - elapsed()) * 1000));
  } finally {
    isOver = true;
    await Promise.all([load, watching]);
    server.terminate();
    await server.ended;
  }
  const lost = await missing(database, tally);
  disk?.remove();
  return { ...tally, done, lost, samples, hadDisk: disk !== undefined };
}

/** Returns the growth after the last restart: the last third compared to the first. */
export function growth(samples: readonly Sample[], of: 'memory' | 'handles'): number {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const middle = (part: readonly Sample[]) =>
    part.map((sample) => sample[of]).sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  return middle(samples.slice(-third)) - middle(samples.slice(0, third));
}
