import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectGarbage } from '../store/collectGarbage';
import { createDatabase } from '../store/database';
import { defaultDatabase, EARLIER_DATABASE } from '../store/defaultPlace';
import { closeDatabase } from '../store/openDatabase';
import { writeAskSite } from '../testing/askSite';
import { kept } from '../testing/keptAnswer';
import { openFromEnvironment } from './openFromEnvironment';

let cwd: string;
let state: string;

beforeEach(async () => {
  cwd = mkdtempSync(path.join(tmpdir(), 'lectern-ask-cwd-'));
  state = mkdtempSync(path.join(tmpdir(), 'lectern-ask-state-'));
  vi.spyOn(process, 'cwd').mockReturnValue(cwd);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.stubEnv('STATE_DIRECTORY', state);
  vi.stubEnv('ASK_AI_DATABASE', '');
  vi.stubEnv('SITE_DIR', '');
  const earlier = path.join(cwd, EARLIER_DATABASE);
  mkdirSync(path.dirname(earlier), { recursive: true });
  const database = createDatabase({ url: `file:${earlier}` }, () => {});
  await database.insert(kept('m1', Date.now()));
  await database.close();
  // Closing the client releases its file.
  await collectGarbage();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const earlierIsThere = () => existsSync(path.join(cwd, EARLIER_DATABASE));

test('[DATA-4] without a build no database is moved to a place where no server looks', async () => {
  await expect(openFromEnvironment()).rejects.toThrow(
    `[ask-ai] there is no built site in ${path.join(cwd, 'doc_build')}, so its database cannot be located → build it, or set SITE_DIR or ASK_AI_DATABASE as for the server`,
  );
  expect(earlierIsThere()).toBe(true);
  vi.stubEnv('SITE_DIR', `${writeAskSite()},doc_lectern`);
  await expect(openFromEnvironment()).rejects.toThrow('must be a single folder for this command');
  expect(earlierIsThere()).toBe(true);
});

test('the database of a built site is found by its title, and a configured one without a build', async () => {
  vi.stubEnv('SITE_DIR', writeAskSite());
  const client = await openFromEnvironment();
  expect((await client.execute('SELECT message_id FROM answers')).rows).toHaveLength(1);
  await closeDatabase(client);
  expect(earlierIsThere()).toBe(false);
  vi.stubEnv('SITE_DIR', 'one,two');
  vi.stubEnv('ASK_AI_DATABASE', defaultDatabase('Test docs', { STATE_DIRECTORY: state }));
  await closeDatabase(await openFromEnvironment());
});
