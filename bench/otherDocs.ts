import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildIndex } from '../plugins/retrieval/search/engine/build/buildIndex.ts';
import type { SearchRecord } from '../plugins/retrieval/search/shared/types.ts';
import { ruledQueries } from './other-docs/ruledQueries.ts';
import { isHeldOut } from './retrieval/heldOut.ts';
import type { EngineFile, Find, OpenEngine } from './search/engines/types.ts';
import { vitepress } from './search/engines/vitepress.ts';
import { type BenchQuery, pageKey } from './search/queries.ts';
import { readDocs, readPage } from './search/readDocs.ts';
import { type KindRelevance, measureRelevance } from './search/relevance.ts';
import { table } from './search/report.ts';

/**
 * Measures the search on docs that it was not tuned on: docs in fixed versions of npm packages. Some
 * queries are derived by rule, and natural questions were written from the texts of sections before
 * any ranking. As for our own docs, half of the queries are held out and must not influence any
 * decision, except those of `ai`, `fastify` and `openclaw-cn`, which may all be tuned with. There are no
 * synonyms and keywords.
 *
 * `npx tsx bench/otherDocs.ts`, or with names of packages to measure only those
 */
const FOLDER = '.lectern/other-docs';

interface OtherDocs {
  lang: string;
  /** The name of the package. */
  name: string;
  version: string;
  questions: string;
  /** Whether all questions were looked at while something was chosen, so that none is held out. */
  isTuned?: boolean;
  read: (folder: string) => SearchRecord[];
  /**
   * Returns the page on the website that a file belongs to, if the package splits pages into several
   * files.
   */
  joined?: (address: string) => string;
}

/** Reads Ant Design's docs and examples of each component, which have no title. */
function readComponents(folder: string): SearchRecord[] {
  const components = path.join(folder, 'componentData/components');
  return readdirSync(components)
    .sort()
    .flatMap((name) =>
      [
        ['docs', name],
        ['examples', `${name} 示例`],
      ].flatMap(([kind = '', title = '']) => {
        const file = path.join(components, name, `${kind}.md`);
        if (!existsSync(file)) return [];
        return readPage(`# ${title}\n\n${readFileSync(file, 'utf8')}`, `${name}/${kind}.md`, 'zh');
      }),
    );
}

/** The share of Chinese characters from which on a page is a Chinese one. */
const CHINESE = 0.15;

/** Reads the Chinese pages of docs that are translated in part. */
function readChinese(folder: string): SearchRecord[] {
  const records = readDocs(folder, 'zh');
  const texts = new Map<string, string>();
  for (const { url, content } of records) {
    const page = pageKey(url, 'zh');
    texts.set(page, `${texts.get(page) ?? ''}${content ?? ''}`);
  }
  return records.filter(({ url }) => {
    const text = texts.get(pageKey(url, 'zh')) ?? '';
    return (text.match(/\p{Script=Han}/gu)?.length ?? 0) > text.length * CHINESE;
  });
}

const DOCS: readonly OtherDocs[] = [
  {
    lang: 'en',
    name: 'react-router',
    version: '7.18.5',
    questions: 'react-router.en.tsv',
    read: (folder) => readDocs(path.join(folder, 'docs'), 'en'),
  },
  {
    lang: 'en',
    name: 'ai',
    version: '7.0.173',
    questions: 'ai-sdk.en.tsv',
    isTuned: true,
    read: (folder) => readDocs(path.join(folder, 'docs'), 'en'),
  },
  {
    lang: 'en',
    name: 'fastify',
    version: '5.12.8',
    questions: 'fastify.en.tsv',
    isTuned: true,
    read: (folder) => readDocs(path.join(folder, 'docs'), 'en'),
  },
  {
    lang: 'zh',
    name: 'openclaw-cn',
    version: '2026.1.31',
    questions: 'openclaw.zh.tsv',
    isTuned: true,
    read: (folder) => readChinese(path.join(folder, 'docs')),
  },
  {
    lang: 'zh',
    name: '@jzone-mcp/antd-components-mcp',
    version: '2.0.22',
    questions: 'antd.zh.tsv',
    read: readComponents,
    joined: (address) => address.replace(/^(\/?[^/#]+)\/[^/#]+/, '$1'),
  },
];

/** Returns the folder of the package, which is downloaded once. */
function packageFolder({ name, version }: OtherDocs): string {
  const folder = path.resolve(FOLDER, `${name.replace('/', '__')}-${version}`);
  if (existsSync(path.join(folder, 'package/package.json'))) return path.join(folder, 'package');
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  });
  execFileSync('tar', ['xzf', packed.trim()], { cwd: folder });
  return path.join(folder, 'package');
}

const DEV = 'natural, dev';
const HELD_OUT = 'natural, held out';

function naturalQueries({ lang, questions, isTuned = false }: OtherDocs): BenchQuery[] {
  const file = new URL(`./other-docs/${questions}`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [url = '', query = ''] = line.split('\t');
      const [page = '', anchor = null] = url.split('#');
      const kind = !isTuned && isHeldOut(query) ? HELD_OUT : DEV;
      return { lang, kind, query, relevant: [{ page: pageKey(page, lang), anchor }] };
    });
}

/** Returns the files of Lectern's index, built from pages only. */
function plainFiles(records: readonly SearchRecord[], lang: string): EngineFile[] {
  const { headings, body } = buildIndex(records, { lang, version: '' });
  return [
    { name: 'headings', bytes: headings, isFirst: true },
    { name: 'body', bytes: body, isFirst: false },
  ];
}

/** Measures natural questions against website pages that consist of several files. */
async function joinedPages(
  find: Find,
  queries: readonly BenchQuery[],
  joined: (address: string) => string,
): Promise<KindRelevance[]> {
  const natural = queries
    .filter(({ kind }) => kind === DEV || kind === HELD_OUT)
    .map(({ relevant, ...query }) => ({
      ...query,
      kind: `${query.kind}, joined pages`,
      relevant: relevant.map(({ page, anchor }) => ({ page: joined(page), anchor })),
    }));
  const [, ...kinds] = await measureRelevance(
    async (query) => (await find(query)).map(joined),
    natural,
  );
  return kinds;
}

const engines = [{ name: 'lectern', runtime: 'lectern', files: plainFiles }, vitepress];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !DOCS.some((docs) => docs.name === name));
if (unknown !== undefined) {
  process.stderr.write(
    `No docs are called ${unknown}. Use ${DOCS.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}

for (const docs of DOCS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const records = docs.read(packageFolder(docs)).map((record) => ({ ...record, keywords: [] }));
  const queries = [...ruledQueries(records, docs.lang), ...naturalQueries(docs)];
  const known = new Set(
    records.map(({ url, anchor }) => `${pageKey(url, docs.lang)}#${anchor ?? ''}`),
  );
  for (const { query, relevant } of queries) {
    const isKnown = relevant.some(({ page, anchor }) => known.has(`${page}#${anchor ?? ''}`));
    if (!isKnown)
      process.stderr.write(
        `${docs.questions}: ${query}: ${relevant[0]?.page}#${relevant[0]?.anchor} is not there\n`,
      );
  }
  const rows = [['engine', 'kind', 'queries', 'page MRR', 'first', 'section MRR', 'nothing']];
  for (const { name, runtime, files } of engines) {
    const { open }: { open: OpenEngine } = await import(`./search/runtimes/${runtime}.ts`);
    const find = await open(
      new Map(files(records, docs.lang).map((each) => [each.name, each.bytes])),
    );
    const kinds = [
      ...(await measureRelevance(find, queries)),
      ...(docs.joined ? await joinedPages(find, queries, docs.joined) : []),
    ];
    for (const { kind, queries: count, page, anchor, empty } of kinds) {
      const figures = [page.mrr, page.success, anchor.mrr, empty].map((value) => value.toFixed(3));
      rows.push([name, kind, String(count), ...figures]);
    }
  }
  const pages = records.filter(({ type }) => type === 'lvl1').length;
  process.stdout.write(
    `${docs.name} ${docs.version}, ${docs.lang}: ${pages} pages, ${records.length} sections\n\n${table(rows)}\n\n`,
  );
}
