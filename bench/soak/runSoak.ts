import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { readManifest } from '../../plugins/serving/server/shared/manifest.ts';
import { freePort } from '../../plugins/serving/server/testing/programs.ts';
import { startServer } from '../../plugins/serving/site-server/testing/testServer.ts';
import { openSmallDisk } from './disk.ts';
import { runLoad } from './load.ts';
import { createTally, type Tally } from './tally.ts';

export interface SoakOptions {
  /** The built site; it is copied. */
  folder: string;
  seconds: number;
  pages: readonly string[];
  queries: readonly string[];
  log: (text: string) => void;
}

/** What is measured of the server every second of its last life. */
export interface Sample {
  second: number;
  /** Resident, in MB. */
  memory: number;
  handles: number;
}

export interface SoakResult extends Tally {
  /** What was done to the server, and how often. */
  done: Record<string, number>;
  /** Votes that were acknowledged, and that are not in the database. */
  lost: string[];
  samples: Sample[];
  /** Whether the disk of the database could be filled. */
  hadDisk: boolean;
}

/** In this share of the time the server is started anew again and again; then it lives on. */
const RESTARTING = 0.5;
const EVENTS = ['SIGTERM', 'swap', 'full disk', 'SIGKILL'] as const;
const MIN_EVENT_SECONDS = 3;
const MAX_EVENT_SECONDS = 15;

type Server = Awaited<ReturnType<typeof startServer>>;

async function missingVotes(database: string, votes: Tally['votes']): Promise<string[]> {
  const client = createClient({ url: `file:${database}` });
  const { rows } = await client.execute('SELECT message_id, thumbs FROM votes');
  client.close();
  const stored = new Map(rows.map((row) => [String(row.message_id), Number(row.thumbs)]));
  return [...votes].flatMap(([id, thumbs]) =>
    stored.get(id) === thumbs ? [] : [`${id}: said ${thumbs}, stored ${stored.get(id)}`],
  );
}

/** Serves a site to readers who never rest, and stops, kills, replaces and starves it meanwhile. */
export async function runSoak(options: SoakOptions): Promise<SoakResult> {
  const { seconds, log } = options;
  const tally = createTally();
  const parent = mkdtempSync(path.join(tmpdir(), 'lectern-soak-'));
  const [site, next, before] = ['site', 'next', 'before'].map((name) => path.join(parent, name));
  if (!site || !next || !before) throw new Error('there are three folders');
  for (const copy of [site, next]) execFileSync('cp', ['-al', path.resolve(options.folder), copy]);
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
    // Connections of the last life may still fail.
    await wait(500);
    isDown = false;
  }

  function swap(): void {
    renameSync(site as string, before as string);
    renameSync(next as string, site as string);
    renameSync(before as string, next as string);
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
      const event = EVENTS[at % EVENTS.length] ?? 'swap';
      const isRestart = event === 'SIGTERM' || event === 'SIGKILL';
      if (isRestart && elapsed() > seconds * RESTARTING) continue;
      if (event === 'full disk' && !disk) continue;
      if (isRestart) await restart(event);
      else if (event === 'swap') swap();
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
    await trouble();
    await wait(Math.max(0, (seconds - elapsed()) * 1000));
  } finally {
    isOver = true;
    await Promise.all([load, watching]);
    server.terminate();
    await server.ended;
  }
  const lost = await missingVotes(database, tally.votes);
  disk?.remove();
  return { ...tally, done, lost, samples, hadDisk: disk !== undefined };
}

/** How much something grew in the last life: its last third against its first. */
export function growth(samples: readonly Sample[], of: 'memory' | 'handles'): number {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const middle = (part: readonly Sample[]) =>
    part.map((sample) => sample[of]).sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? 0;
  return middle(samples.slice(-third)) - middle(samples.slice(0, third));
}
