import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAskStore } from '../../../retrieval/ask-ai/store/askStore';
import { createDatabase } from '../../../retrieval/ask-ai/store/database';
import { openDatabase } from '../../../retrieval/ask-ai/store/openDatabase';
import { memoryRates } from '../../../serving/server/limits/rates';
import { createSiteApp } from '../../../serving/server/server/app';
import { TEST_SITE, writeSite } from '../../../serving/server/testing/testSite';
import { type BuildFacts, FACTS_FILE, readBuildFacts } from '../build/buildFacts';
import { healthRoutes } from '../server/healthRoutes';
import { FACTS } from './testHealth';

export const TOKEN = 'a-token-that-nobody-guesses-0123456789';

export interface HealthSiteOptions {
  token?: string;
  facts?: Partial<BuildFacts>;
  hasDatabase?: boolean;
}

/** Creates the server of a small site below `/docs/`, with its own database. */
export function healthSite({ token, facts, hasDatabase = true }: HealthSiteOptions = {}) {
  const url = `file:${path.join(mkdtempSync(path.join(tmpdir(), 'lectern-health-')), 'ask.db')}`;
  const lines: string[] = [];
  const log = (text: string) => void lines.push(text);
  const store = hasDatabase ? createAskStore(createDatabase({ url }, log), log) : undefined;
  const root = writeSite(
    {
      'index.html': 'home',
      'guide/start.html': 'start',
      '404.html': 'There is nothing.',
      [FACTS_FILE]: JSON.stringify({ ...FACTS, ...facts }),
    },
    { ...TEST_SITE, cleanUrls: true, base: '/docs/', origin: 'https://docs.example' },
  );
  const closers: (() => Promise<void>)[] = [];
  const app = createSiteApp({
    root,
    proxies: 1,
    routes(index) {
      const read = readBuildFacts(index.root);
      if (!read) throw new Error('no facts');
      const atStop = (_name: string, close: () => Promise<void>) => void closers.push(close);
      return healthRoutes(index, { facts: read, token, store, makeRate: memoryRates, atStop, log });
    },
  });

  async function stored(): Promise<Record<string, unknown>[]> {
    for (const close of closers) await close();
    await store?.flush();
    const client = await openDatabase({ url });
    const { rows } = await client.execute('SELECT * FROM sightings ORDER BY kind, name');
    client.close();
    return rows.map((row) => ({ ...row }));
  }

  const get = async (address: string, headers: Record<string, string> = {}) =>
    app.request(`http://docs.example/docs${address}`, { headers });

  return {
    lines,
    get,
    stored,
    /** Requests an address like a browser. */
    visit: (address: string, headers: Record<string, string> = {}) =>
      get(address, { 'sec-fetch-dest': 'document', accept: 'text/html', ...headers }),
    post: async (address: string, body: string, headers: Record<string, string> = {}) =>
      app.request(`http://docs.example/docs${address}`, { method: 'POST', body, headers }),
    close: async () => store?.close(),
  };
}

export type HealthSite = ReturnType<typeof healthSite>;
