import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explain } from './explain';
import { target as meilisearch } from './meilisearch/target';
import { SERVICES } from './services';
import type { PushAccount, PushJob } from './target';
import { startFakeMeilisearch } from './testing/fakeMeilisearch';
import type { Trouble } from './testing/fakeServer';
import { startFakeTypesense } from './testing/fakeTypesense';
import { buildRecords, pushJob } from './testing/pushJob';
import { target as typesense } from './typesense/target';

async function startTypesense(version?: number) {
  const server = await startFakeTypesense(version);
  return {
    ...server,
    target: typesense,
    service: SERVICES.typesense,
    /** Everything that a push could leave behind. */
    left: () => [...server.collections.keys(), ...server.sets.keys()],
    liveNames: () => [server.aliases.get('docs'), ...server.sets.keys()],
    /** The calls that send documents. */
    isImport: (call: string) => call.endsWith('/documents/import'),
    isSwap: (call: string) => call.startsWith('PUT /aliases/'),
  };
}

async function startMeilisearch(polls?: number) {
  const server = await startFakeMeilisearch(polls);
  return {
    ...server,
    target: meilisearch,
    service: SERVICES.meilisearch,
    left: () => [...server.indexes.keys()],
    liveNames: () => ['docs'],
    isImport: (call: string) => /^POST .*\/documents$/.test(call),
    isSwap: (call: string) => call === 'POST /swap-indexes',
  };
}

describe.each([
  ['Typesense 30', () => startTypesense(30)],
  ['Typesense 29', () => startTypesense(29)],
  ['Meilisearch', () => startMeilisearch()],
])('%s', (_, start) => {
  let server: Awaited<ReturnType<typeof startTypesense | typeof startMeilisearch>>;

  beforeEach(async () => {
    server = await start();
  });

  afterEach(() => server.close());

  const account = (changes: Partial<PushAccount> = {}): PushAccount => ({
    key: 'admin',
    url: server.url,
    ...changes,
  });

  const push = (job: PushJob, as = account()) => server.target.push(job, as);

  /** The builds of which readers find records. */
  const foundBuilds = () => [
    ...new Set(server.searched('docs').map(([, document]) => document.content)),
  ];

  /** Lets calls have trouble, so often. */
  function trouble(happens: Trouble, times: number, isMeant: (call: string) => boolean): void {
    let left = times;
    server.intercept((call) => {
      if (!isMeant(call) || left === 0) return undefined;
      left -= 1;
      return happens;
    });
  }

  test('[ANS-7] a push replaces what readers search, and leaves nothing else', async () => {
    await push(pushJob('first build').job);
    expect(foundBuilds()).toEqual(['first build']);
    const records = buildRecords('second build', 2_500);
    await push(pushJob('second build', { records }).job);
    expect(foundBuilds()).toEqual(['second build']);
    expect(server.searched('docs')).toHaveLength(2_500);
    expect(server.seen.filter(server.isImport)).toHaveLength(1 + 3);
    expect(server.left().sort()).toEqual(server.liveNames().sort());
  });

  test('[ANS-7] readers search the old build until the new one is complete', async () => {
    await push(pushJob('old build').job);
    const during: unknown[] = [];
    server.intercept(() => {
      during.push(...foundBuilds());
      return undefined;
    });
    await push(pushJob('new build').job);
    expect(new Set(during)).toEqual(new Set(['old build', 'new build']));
    expect(during.indexOf('new build')).toBeGreaterThan(during.lastIndexOf('old build'));
  });

  test('[ANS-7] a document is a record with facets, weights and the levels that it has', async () => {
    await push(pushJob('build').job);
    const [, document] =
      server.searched('docs').find(([id]) => id === '_2fdocs_2fconfig_2foutput_23outputpath') ?? [];
    expect(document).toMatchObject({
      objectID: '/docs/config/output#outputpath',
      url: '/docs/config/output#outputpath',
      url_without_anchor: '/docs/config/output',
      hierarchy: { lvl0: 'Config', lvl1: 'Output', lvl2: 'output.path' },
      anchor: 'outputpath',
      type: 'lvl2',
      lang: 'en',
      version: 'v2',
      weight: { boost: 1, level: 80, position: 1 },
    });
    expect(document).not.toHaveProperty('code');
    expect(document).not.toHaveProperty('units');
  });

  test.each<[Trouble]>([[429], [503], ['broken']])(
    '[ANS-7] %s is tried again, wherever it happens',
    async (happens) => {
      await push(pushJob('old build').job);
      const before = server.seen.length;
      await push(pushJob('second build').job);
      const calls = new Set(server.seen.slice(before).map((call) => call.replace(/\d{6,}/, '*')));
      for (const call of calls) {
        if (happens === 'broken' && server.isSwap(call) && server.target === meilisearch) continue;
        trouble(happens, 3, (one) => one.replace(/\d{6,}/, '*') === call);
        await push(pushJob(`build behind ${call}`).job);
        expect(foundBuilds()).toEqual([`build behind ${call}`]);
      }
      expect(calls.size).toBeGreaterThan(5);
    },
  );

  test('[ANS-7] an answer that is lost is no reason to do it twice', async () => {
    await push(pushJob('old build').job);
    trouble('lost', 1, (call) => call.startsWith('POST') && !server.isSwap(call));
    await push(pushJob('new build').job);
    expect(foundBuilds()).toEqual(['new build']);
    expect(server.left().sort()).toEqual(server.liveNames().sort());
  });

  test.each<[Trouble]>([[400], [413], [503], ['broken']])(
    '[ANS-7] %s in the middle of the records leaves the old build, and nothing else',
    async (happens) => {
      await push(pushJob('old build').job);
      const live = server.left();
      let imports = 0;
      server.intercept((call) => {
        imports += Number(server.isImport(call));
        return server.isImport(call) && imports > 1 ? happens : undefined;
      });
      const records = buildRecords('new build', 2_500);
      await expect(push(pushJob('new build', { records }).job)).rejects.toThrow();
      const isPassing = happens === 503 || happens === 'broken';
      expect(imports).toBe(1 + (isPassing ? 4 : 1));
      expect(foundBuilds()).toEqual(['old build']);
      expect(server.left()).toEqual(live);
    },
  );

  test('[ANS-7] what an interrupted push left behind is deleted by the next', async () => {
    await push(pushJob('old build').job);
    trouble(400, 100, (call) => server.isImport(call) || call.startsWith('DELETE'));
    const { job, lines } = pushJob('broken build');
    await expect(push(job)).rejects.toThrow();
    expect(lines.join()).toContain('could not be deleted → the next push will delete it');
    expect(server.left().length).toBeGreaterThan(server.liveNames().length);
    server.intercept(() => undefined);
    const next = pushJob('new build');
    await push(next.job);
    expect(next.lines.join()).toContain('which an interrupted push left behind');
    expect(foundBuilds()).toEqual(['new build']);
    expect(server.left().sort()).toEqual(server.liveNames().sort());
  });

  test.each([1, 4])(
    '[ANS-7] a swap whose answer is lost %d times leaves readers one whole build',
    async (times) => {
      await push(pushJob('old build').job);
      trouble('lost', times, server.isSwap);
      const isDone = await push(pushJob('new build').job).then(
        () => true,
        () => false,
      );
      server.intercept(() => undefined);
      expect(foundBuilds()).toHaveLength(1);
      if (isDone) expect(foundBuilds()).toEqual(['new build']);
      await push(pushJob('next build').job);
      expect(foundBuilds()).toEqual(['next build']);
      expect(server.left().sort()).toEqual(server.liveNames().sort());
    },
  );

  test('[ANS-7] a wrong key is refused in one sentence that does not say it', async () => {
    const wrong = account({ key: 'not-the-key' });
    const error = await push(pushJob('build').job, wrong).catch((thrown) =>
      explain(thrown, server.service, wrong),
    );
    const { key } = server.service.variables;
    expect(String(error)).toMatch(`rejected the key in ${key.name}`);
    expect(String(error)).toMatch(`→ set it to ${key.what}`);
    expect(String(error)).toContain(server.url.origin);
    expect(JSON.stringify([String(error), error])).not.toContain('not-the-key');
    expect(server.changes()).toEqual([]);
  });

  test('[ANS-7] a host that does not answer is named', async () => {
    server.close();
    const error = await push(pushJob('build').job).catch((thrown) =>
      explain(thrown, server.service, account()),
    );
    const { url, key } = server.service.variables;
    expect(String(error)).toBe(
      `Error: [search] ${server.service.title} at ${server.url.origin} cannot be reached: ECONNREFUSED → check ${url.name}, and that the server is running`,
    );
    expect(String(error)).not.toContain(key.name);
  });

  test('[ANS-7] a dry run says what would be created, changed and deleted, and only reads', async () => {
    await push(pushJob('old build').job);
    trouble(400, 100, (call) => server.isImport(call) || call.startsWith('DELETE'));
    await expect(push(pushJob('broken build').job)).rejects.toThrow();
    server.intercept(() => undefined);
    const before = server.changes().length;
    const count = buildRecords('').length;
    const plan = (await server.target.plan(pushJob('new build').job, account())).join('\n');
    expect(plan).toMatch(/would delete docs_lectern_\w+, which an interrupted push left behind/);
    expect(plan).toMatch(new RegExp(`would create .* with ${count} records`));
    expect(plan).toMatch(new RegExp(`docs.* ${count} records`));
    expect(plan).toContain('2 synonyms');
    expect(plan).toContain('hierarchy.lvl6');
    expect(server.changes()).toHaveLength(before);
    const calls = server.seen.length;
    expect((await server.target.plan(pushJob('x').job)).join()).toContain(`${count} records and 2`);
    expect(server.seen).toHaveLength(calls);
  });
});

describe('Typesense', () => {
  let server: Awaited<ReturnType<typeof startTypesense>>;
  const push = (job: PushJob) => typesense.push(job, { key: 'admin', url: server.url });
  const live = () => server.collections.get(server.aliases.get('docs') ?? '');

  afterEach(() => server.close());

  test('[ANS-7] the collection has typed fields, facets, a field to sort by and rules for Chinese', async () => {
    server = await startTypesense();
    await push(pushJob('build').job);
    const { fields, ...schema } = live()?.schema ?? { fields: [] };
    expect(schema).toMatchObject({ default_sorting_field: 'rank', enable_nested_fields: true });
    const byName = Object.fromEntries(fields.map((field) => [field.name, field]));
    expect(byName).toMatchObject({
      'hierarchy.lvl0': { type: 'string', locale: 'zh' },
      'hierarchy.lvl6': { type: 'string', optional: true, locale: 'zh' },
      content: { type: 'string', locale: 'zh' },
      keywords: { type: 'string[]' },
      lang: { type: 'string', facet: true },
      version: { type: 'string', facet: true },
      type: { type: 'string', facet: true },
      'weight.boost': { type: 'float', sort: true },
      'weight.level': { type: 'int32', sort: true },
      'weight.position': { type: 'int32', sort: true },
    });
    const english = buildRecords('build').filter(({ lang }) => lang === 'en');
    await push(pushJob('build', { records: english }).job);
    expect(live()?.schema.fields.some(({ locale }) => locale)).toBe(false);
  });

  test('[ANS-7] pages that count more come first, then higher headings, then earlier pages', async () => {
    server = await startTypesense();
    const [page, section] = buildRecords('build');
    const records = [
      { ...section, objectID: 'section', boost: 1 },
      { ...page, objectID: 'news', boost: 0.55 },
      { ...page, objectID: 'later page', boost: 1 },
      { ...section, objectID: 'boosted', boost: 10 },
      { ...page, objectID: 'last page', boost: 1 },
    ] as PushJob['records'];
    await push(pushJob('build', { records }).job);
    const ranked = server
      .searched('docs')
      .map(([, document]) => document as { objectID: string; rank: number })
      .sort((a, b) => b.rank - a.rank);
    expect(ranked.map(({ objectID }) => objectID)).toEqual([
      'boosted',
      'later page',
      'last page',
      'section',
      'news',
    ]);
  });

  const synonyms = [
    { id: 'en-0', root: 'outDir', synonyms: ['output path'] },
    { id: 'zh-0', root: '摇树', synonyms: ['usedExports'], locale: 'zh' },
  ];

  test('[ANS-7] synonyms are a set of a server that has sets', async () => {
    server = await startTypesense(30);
    await push(pushJob('build').job);
    const name = server.aliases.get('docs') ?? '';
    expect(server.sets.get(name)).toEqual({ items: synonyms });
    expect(live()?.schema.synonym_sets).toEqual([name]);
  });

  test('[ANS-7] synonyms belong to the collection of an older server', async () => {
    server = await startTypesense(29);
    await push(pushJob('build').job);
    expect([...(live()?.synonyms ?? [])].map(([id, one]) => ({ id, ...one }))).toEqual(synonyms);
    expect(live()?.schema).not.toHaveProperty('synonym_sets');
  });

  test('[ANS-7] records that are refused with status 200 are named', async () => {
    server = await startTypesense();
    await push(pushJob('old build').job);
    const records = buildRecords('new build').map((record, at) =>
      at === 2 ? { ...record, version: 2 as unknown as string } : record,
    );
    await expect(push(pushJob('new build', { records }).job)).rejects.toThrow(
      `[search] Typesense rejected 1 of ${records.length} records → readers still search the previous records:\n  ${records[2]?.objectID}: Field \`version\` must be a string.`,
    );
    expect(server.searched('docs')[0]?.[1].content).toBe('old build');
    expect(server.collections.size).toBe(1);
  });

  test('[ANS-7] a collection that has the name of the alias is not touched', async () => {
    server = await startTypesense();
    const schema = { name: 'docs', fields: [{ name: 'n', type: 'int32' }] };
    server.collections.set('docs', { schema, documents: new Map(), synonyms: new Map() });
    await expect(push(pushJob('build').job)).rejects.toThrow(
      'TYPESENSE_COLLECTION is "docs", which is a collection of the server',
    );
    expect(server.changes()).toEqual([]);
  });

  test('[ANS-7] an alias of somebody else is pointed away from their collection, which stays', async () => {
    server = await startTypesense();
    const schema = { name: 'handmade', fields: [{ name: 'n', type: 'int32' }] };
    server.collections.set('handmade', { schema, documents: new Map(), synonyms: new Map() });
    server.aliases.set('docs', 'handmade');
    await push(pushJob('build').job);
    expect(server.collections.has('handmade')).toBe(true);
    expect(server.aliases.get('docs')).toMatch(/^docs_lectern_\d+$/);
  });
});

describe('Meilisearch', () => {
  let server: Awaited<ReturnType<typeof startMeilisearch>>;
  const push = (job: PushJob) => meilisearch.push(job, { key: 'admin', url: server.url });

  beforeEach(async () => {
    server = await startMeilisearch(3);
  });

  afterEach(() => server.close());

  test('[ANS-7] the index has settings in the order of the site’s own ranking', async () => {
    await push(pushJob('build').job);
    const index = server.indexes.get('docs');
    expect(index?.primaryKey).toBe('id');
    expect(index?.settings).toMatchObject({
      searchableAttributes: [
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'keywords',
        'content',
        'hierarchy.lvl0',
      ],
      filterableAttributes: ['lang', 'version', 'type'],
      sortableAttributes: ['weight.boost', 'weight.level', 'weight.position'],
      distinctAttribute: null,
      localizedAttributes: [{ attributePatterns: ['*'], locales: ['en', 'zh'] }],
      synonyms: { outDir: ['output.path'], 摇树: ['usedExports'] },
    });
  });

  test('[ANS-7] a task that fails ends the push with its reason', async () => {
    await push(pushJob('old build').job);
    for (const type of ['settingsUpdate', 'documentAdditionOrUpdate', 'indexSwap']) {
      server.failing.set(type, {
        message: 'No space left on device.',
        code: 'no_space_left_on_device',
      });
      await expect(push(pushJob('new build').job)).rejects.toThrow(
        new RegExp(
          `\\[search\\] Meilisearch failed the task \\d+, ${type}: No space left on device \\(no_space_left_on_device\\) → `,
        ),
      );
      server.failing.clear();
      expect(server.searched('docs')[0]?.[1].content).toBe('old build');
      expect([...server.indexes.keys()]).toEqual(['docs']);
    }
  });

  test('[ANS-7] a first push that fails leaves no empty index', async () => {
    server.failing.set('indexSwap', { message: 'Broken.', code: 'internal' });
    await expect(push(pushJob('build').job)).rejects.toThrow('Broken (internal)');
    expect([...server.indexes.keys()]).toEqual([]);
  });

  test('[ANS-7] a language that Meilisearch does not know leaves the choice of rules to it', async () => {
    const records = buildRecords('build').map((record, at) =>
      at ? record : { ...record, lang: 'xx' },
    );
    await push(pushJob('build', { records }).job);
    expect(server.indexes.get('docs')?.settings.localizedAttributes).toBeNull();
  });

  test('[ANS-7] what the server does not take is an error in its words', async () => {
    server.intercept((call) => (call.endsWith('/settings') ? 400 : undefined));
    const error = await push(pushJob('build').job).catch((thrown) =>
      explain(thrown, SERVICES.meilisearch, { key: 'admin', url: server.url }),
    );
    expect(String(error)).toContain('failed (400): not now → readers still search');
    expect(server.tasks).toEqual([]);
  });
});
