import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LECTERN_COMMAND } from '../../../support/testing/lecternCommand';
import { pushFiles, writePushFiles } from '../output/writeSearch';
import type { SearchRecord } from '../shared/types';
import { startFakeAlgolia } from '../testing/fakeAlgolia';
import { ATTACK, testRecords } from '../testing/searchSite';
import { pushRecords } from './algolia/pushRecords';
import { readPushOptions } from './pushOptions';

import { startFakeMeilisearch } from './testing/fakeMeilisearch';
import { startFakeTypesense } from './testing/fakeTypesense';
import { toObject } from './toObject';

let algolia: Awaited<ReturnType<typeof startFakeAlgolia>>;

beforeEach(async () => {
  algolia = await startFakeAlgolia();
});

afterEach(() => algolia.close());

function clientFor(apiKey = 'admin') {
  const url = `127.0.0.1:${algolia.port}`;
  return algoliasearch('app', apiKey, {
    hosts: [{ url, accept: 'readWrite', protocol: 'http' }],
    // The server is this process, which may be busy.
    timeouts: { connect: 10_000, read: 20_000, write: 30_000 },
  });
}

const [english] = testRecords();
const [first] = english?.records ?? [];

/** Records of which each says which build it is from. */
function objectsOf(build: string, count: number) {
  return Array.from({ length: count }, (_, at) =>
    toObject({ ...(first as SearchRecord), objectID: `/page-${at}`, content: build }, at),
  );
}

function push(objects: ReturnType<typeof objectsOf>, changes = {}) {
  const rest = { indexName: 'docs', synonyms: {}, log: () => {}, pauses: [1, 1, 1], ...changes };
  return pushRecords(clientFor(), { objects, ...rest });
}

async function found(query: string): Promise<number> {
  const { results } = await clientFor('search').search({
    requests: [{ indexName: 'docs', query }],
  });
  return (results[0] as { nbHits: number }).nbHits;
}

test('[SRCH-13] a push fills a temporary index in batches and moves it into place', async () => {
  await push(objectsOf('first build', 2));
  await push(objectsOf('second build', 2500), { synonyms: { en: { outDir: ['output.path'] } } });
  expect(await found('first build')).toBe(0);
  expect(await found('second build')).toBe(2500);
  const changes = algolia.seen.filter(
    (call) => !call.startsWith('GET') && !call.includes('queries'),
  );
  const before = changes.slice(changes.lastIndexOf('POST docs_lectern_tmp clear'));
  expect(before).toEqual([
    'POST docs_lectern_tmp clear',
    'PUT docs_lectern_tmp settings',
    'POST docs_lectern_tmp synonyms/batch',
    'POST docs_lectern_tmp batch',
    'POST docs_lectern_tmp batch',
    'POST docs_lectern_tmp batch',
    'POST docs_lectern_tmp operation',
  ]);
  const index = algolia.indexes.get('docs');
  expect(index?.settings).toMatchObject({
    attributesForFaceting: ['lang', 'version', 'type'],
    indexLanguages: ['en'],
  });
  expect(index?.synonyms).toEqual([
    { objectID: 'en-0', type: 'oneWaySynonym', input: 'outDir', synonyms: ['output.path'] },
  ]);
  expect([...algolia.indexes.keys()]).toEqual(['docs']);
});

test('[SRCH-13] what passes is tried again, what does not ends the push with the old index in place', async () => {
  await push(objectsOf('first build', 2));
  let failures = 3;
  algolia.intercept((call) => {
    failures -= Number(call.endsWith(' batch'));
    return call.endsWith(' batch') && failures >= 0 ? 503 : undefined;
  });
  await push(objectsOf('second build', 2));
  expect(await found('second build')).toBe(2);
  algolia.intercept((call) => (call.endsWith(' batch') ? 400 : undefined));
  await expect(push(objectsOf('third build', 2))).rejects.toThrow('not now');
  expect(await found('second build')).toBe(2);
  expect(await found('third build')).toBe(0);
});

test('[SRCH-13] a key that may only search is refused, and nothing has changed', async () => {
  await push(objectsOf('first build', 2));
  const job = { indexName: 'docs', objects: objectsOf('x', 1), synonyms: {}, log: () => {} };
  await expect(pushRecords(clientFor('search'), job)).rejects.toThrow('Invalid Application-ID');
  expect(await found('first build')).toBe(2);
});

/** A folder as a build leaves it, with so many records. */
function builtFolder(count: number): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-push-'));
  const records = Array.from({ length: count }, (_, at) => ({
    ...(first as SearchRecord),
    objectID: `/page-${at}`,
    content: 'new build',
  }));
  writePushFiles(pushFiles('doc_build', cwd), [{ lang: 'en', version: 'v2', records }]);
  return cwd;
}

/** The command in a process of its own. */
function startPush(cwd: string, args: string[] = [], env: Record<string, string> = {}) {
  const account = {
    ALGOLIA_APP_ID: 'app',
    ALGOLIA_ADMIN_KEY: 'admin',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_HOST: `http://127.0.0.1:${algolia.port}`,
  };
  const [program, ...first] = LECTERN_COMMAND;
  const child = spawn(program, [...first, 'search', 'push', ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...account, ...env },
  });
  const said = { output: '', stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
      said.output += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }));
  return { child, ended };
}

test('[SRCH-13] a push that is killed in the middle leaves the old index answering, the next one replaces it', async () => {
  await push(objectsOf('old build', 3));
  const cwd = builtFolder(2500);
  const { child, ended } = startPush(cwd);
  let batches = 0;
  algolia.intercept((call) => {
    batches += Number(call.endsWith(' batch'));
    if (batches === 2) {
      child.kill('SIGKILL');
      return new Promise(() => {});
    }
    return undefined;
  });
  expect((await ended).signal).toBe('SIGKILL');
  algolia.intercept(() => undefined);
  expect(algolia.indexes.get('docs_lectern_tmp')?.objects.size).toBe(1000);
  expect(await found('old build')).toBe(3);
  expect(await found('new build')).toBe(0);
  const again = await startPush(cwd).ended;
  expect([again.code, again.output]).toEqual([0, expect.stringContaining('Replaced docs')]);
  expect(await found('new build')).toBe(2500);
  expect(await found('old build')).toBe(0);
});

test('[SRCH-13] a dry run needs no account and asks nobody', async () => {
  const env = { ALGOLIA_APP_ID: '', ALGOLIA_ADMIN_KEY: '' };
  const { code, output } = await startPush(builtFolder(3), ['--dry-run'], env).ended;
  expect([code, output]).toEqual([0, expect.stringContaining('3 records of')]);
  expect(algolia.seen).toEqual([]);
});

test('[DIAG-3] --json prints what a push has done, and nothing else on the standard output', async () => {
  const { code, stdout, stderr } = await startPush(builtFolder(3), ['--json']).ended;
  const report = JSON.parse(stdout);
  expect([code, report]).toEqual([
    0,
    {
      service: 'Algolia',
      index: 'docs',
      records: 3,
      isDryRun: false,
      steps: expect.arrayContaining([expect.stringContaining('3 of 3')]),
    },
  ]);
  for (const step of report.steps) expect(stderr).toContain(step);
});

test('[SRCH-13] everything that is missing is named at once', () => {
  const read = () =>
    readPushOptions({ to: 'algolia', isDry: false }, { ALGOLIA_HOST: 'nowhere' }, '/nowhere');
  for (const problem of [
    'ALGOLIA_APP_ID is missing → set it to the ID of the application',
    'ALGOLIA_ADMIN_KEY is missing',
    'ALGOLIA_INDEX is missing',
    'there are no records in /nowhere/.lectern/doc_build/search-records.jsonl → run "npm run build"',
    'ALGOLIA_HOST is "nowhere" → write a URL',
  ]) {
    expect(read).toThrow(problem);
  }
});

test('[ANS-7] everything that is missing for another service is named at once', () => {
  const read = (env: Record<string, string>, isDry = false) =>
    readPushOptions({ to: 'typesense', isDry }, env, '/nowhere');
  for (const problem of [
    'TYPESENSE_URL is missing → set it to the address of the server',
    'TYPESENSE_ADMIN_KEY is missing → set it to a key with permission to manage collections',
    'TYPESENSE_COLLECTION is missing → set it to the name that readers search in',
    'there are no records in /nowhere/.lectern/doc_build/search-records.jsonl',
  ]) {
    expect(() => read({})).toThrow(problem);
  }
  const url = 'TYPESENSE_URL';
  expect(() => read({ [url]: 'search.example.com' })).toThrow(
    'TYPESENSE_URL is "search.example.com" → write a URL such as "https://search.example.com"',
  );
  expect(() => read({ [url]: 'https://me:secret@example.com' })).toThrow(
    /TYPESENSE_URL contains a user name or a password(?!.*secret)/s,
  );
  expect(() => read({ TYPESENSE_COLLECTION: 'my docs' })).toThrow(
    'TYPESENSE_COLLECTION is "my docs" → write at most 200 letters',
  );
  for (const name of ['TYPESENSE_ADMIN_KEY', 'TYPESENSE_COLLECTION']) {
    expect(() => read({ [url]: 'https://search.example.com' }, true)).toThrow(`${name} is missing`);
  }
  expect(() => read({}, true)).not.toThrow('is missing');
});

test.each([
  ['typesense', startFakeTypesense, 'TYPESENSE', 'COLLECTION'],
  ['meilisearch', startFakeMeilisearch, 'MEILISEARCH', 'INDEX'],
] as const)(
  '[ANS-7] --to %s pushes the records of the build there',
  async (to, start, prefix, name) => {
    const server = await start();
    const env = {
      [`${prefix}_URL`]: server.url.href,
      [`${prefix}_ADMIN_KEY`]: 'admin',
      [`${prefix}_${name}`]: 'docs',
    };
    const cwd = builtFolder(3);
    const dry = await startPush(cwd, ['--to', to, '--dry-run'], env).ended;
    expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('would create')]);
    expect(server.changes()).toEqual([]);
    const { code, output } = await startPush(cwd, ['--to', to], env).ended;
    expect([code, output]).toEqual([0, expect.stringContaining('Replaced docs')]);
    expect(server.searched('docs')).toHaveLength(3);
    const refused = await startPush(cwd, ['--to', to], {
      ...env,
      [`${prefix}_ADMIN_KEY`]: 'wrong-key',
    }).ended;
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringContaining(`rejected the key in ${prefix}_ADMIN_KEY`),
    ]);
    expect(`${dry.output}${output}${refused.output}`).not.toMatch(/wrong-key|at .*\.ts:\d/);
    server.close();
  },
);

test('[SRCH-16] markup in records is text when DocSearch writes it into a page', () => {
  const record = english?.records.find(({ anchor }) => anchor === 'splitchunks') as SearchRecord;
  const { content, hierarchy } = toObject(
    { ...record, hierarchy: { ...record.hierarchy, lvl1: ATTACK } },
    0,
  );
  expect(content).toContain('&lt;img src=x');
  expect(`${content}${hierarchy.lvl1}`).not.toContain('<img');
});

test('[SRCH-13] services find a section by the questions that it answers', () => {
  const object = toObject(
    { ...(first as SearchRecord), keywords: ['dist'], questions: ['Where do files go?'] },
    0,
  );
  expect(object.keywords).toEqual(['dist', 'Where do files go?']);
  expect(object).not.toHaveProperty('questions');
});

test('[SRCH-13] a long record is cut to what every plan takes, between words', () => {
  for (const text of ['word '.repeat(5000), '打包 '.repeat(5000)]) {
    const object = toObject({ ...(first as SearchRecord), content: text }, 7);
    expect(Buffer.byteLength(JSON.stringify(object))).toBeLessThan(10_000);
    expect(object.content).toMatch(/(?:word|打包)$/);
    expect(object).toMatchObject({ weight: { boost: 1, level: 90, position: 7 } });
    expect(object).not.toHaveProperty('code');
  }
});
