import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../serving/site-server/testing/testServer';
import { testRecords, writeSearchSite } from '../../search/testing/searchSite';
import { readOptions } from '../options';
import { answerFiles } from '../server/answerFiles';
import { SETTINGS_FILE } from '../server/askFiles';
import { askServer } from './askServer';

/** Writes the output of a small site with Ask AI, and additional files for a test. */
export function writeAskSite(files: Record<string, string> = {}): string {
  return writeSearchSite({
    [SETTINGS_FILE]: JSON.stringify(readOptions({})),
    ...answerFiles(testRecords().flatMap(({ records }) => records)),
    ...files,
  });
}

/** Starts the production server of that site with its own database, and a client like the dialog. */
export async function startAskSite(
  env: Record<string, string> = {},
  files: Record<string, string> = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-ask-site-'));
  const database = path.join(folder, 'ask.db');
  const server = await startServer(writeAskSite(files), {
    ASK_AI_DATABASE: database,
    LOG: 'off',
    ...env,
  });
  const origin = `http://127.0.0.1:${server.port}`;
  return {
    ...server,
    folder,
    database,
    origin,
    dialog: (headers?: Record<string, string>) => askServer(`${origin}/docs`, headers),
    async readiness() {
      const answer = await fetch(`${origin}/readyz`);
      return { status: answer.status, ...((await answer.json()) as object) };
    },
  };
}
