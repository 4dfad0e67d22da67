import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { SearchRecord } from '../plugins/retrieval/search/shared/types.ts';
import { bundleRuntime } from './search/bundleRuntime.ts';
import { lectern, lecternHeadings } from './search/engines/lectern.ts';
import { rspress } from './search/engines/rspress.ts';
import { tunedMiniSearch } from './search/engines/tunedMiniSearch.ts';
import type { BenchEngine, OpenEngine } from './search/engines/types.ts';
import { vitepress } from './search/engines/vitepress.ts';
import { findLanguages } from './search/findLanguages.ts';
import { measureInBrowser } from './search/inBrowser.ts';
import { type BenchQuery, languagesOf, pageKey, readQueries } from './search/queries.ts';
import { readDocs } from './search/readDocs.ts';
import { measureRelevance } from './search/relevance.ts';
import { type EngineReport, renderReports } from './search/report.ts';
import { scaleDocs } from './search/scale.ts';
import { unknownTargets } from './search/unknownTargets.ts';

const USAGE = `npm run bench:search -- --docs <folder with a folder per language, or of one language>
  --queries <file>   JSON: [{ lang, kind, query, relevant: ["/page", "/page#section", "/page#*"] }]
  --lang <name>      only this language; may be repeated
  --engine <word>    only engines whose name has the word; may be repeated
  --scale <pages>    so many pages per language, made of the docs; relevance is then not measured
  --times <number>   so many times the pages of the docs, likewise
  --no-browser       without the measurements in Chromium
  --json             the figures as JSON`;

/** The number of queries that are typed letter by letter, without a file of queries. */
const TYPED = 60;

function fail(problem: string): never {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(1);
}

/** Returns the result of a function. If it throws, prints the error with the usage and exits. */
function orFail<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { values } = orFail(() =>
  parseArgs({
    allowNegative: true,
    options: {
      docs: { type: 'string' },
      queries: { type: 'string' },
      lang: { type: 'string', multiple: true },
      engine: { type: 'string', multiple: true },
      scale: { type: 'string' },
      times: { type: 'string' },
      browser: { type: 'boolean', default: true },
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean', default: false },
    },
  }),
);

if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}

function numberOf(option: 'scale' | 'times'): number | undefined {
  const text = values[option];
  if (text !== undefined && !(Number(text) > 0)) fail(`--${option} ${text}: not a number above 0.`);
  return text === undefined ? undefined : Number(text);
}

/** Returns about `count` items at regular intervals. */
function sample<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0).slice(0, count);
}

async function measureEngine(
  engine: BenchEngine,
  lang: string,
  records: readonly SearchRecord[],
  queries: readonly BenchQuery[],
): Promise<EngineReport> {
  const files = engine.files(records, lang);
  const runtime = await bundleRuntime(engine.runtime);
  const { open }: { open: OpenEngine } = await import(`./search/runtimes/${engine.runtime}.ts`);
  const sizeOf = (bytes: Uint8Array) => brotliCompressSync(bytes).length;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const code = sizeOf(runtime);
  const titles = records.map(({ hierarchy, type }) => hierarchy[type] ?? '').filter(Boolean);
  const typed = queries.length > 0 ? queries.map(({ query }) => query) : titles;
  const relevance =
    queries.length > 0
      ? await measureRelevance(
          await open(new Map(files.map(({ name, bytes }) => [name, bytes]))),
          queries,
        )
      : [];
  return {
    engine: engine.name,
    lang,
    pages: records.filter(({ type }) => type === 'lvl1').length,
    sections: records.length,
    bytes: {
      code,
      first: sum(files.filter(({ isFirst }) => isFirst).map(({ bytes }) => sizeOf(bytes))),
      all: code + sum(files.map(({ bytes }) => sizeOf(bytes))),
    },
    relevance,
    cost: values.browser ? await measureInBrowser(runtime, files, sample(typed, TYPED)) : undefined,
  };
}

const docs = values.docs === undefined ? fail('--docs is missing.') : resolve(values.docs);
if (!existsSync(docs)) fail(`--docs ${docs}: no such folder.`);
if (values.queries !== undefined && !existsSync(values.queries)) {
  fail(`--queries ${values.queries}: no such file.`);
}
const scale = numberOf('scale');
const times = numberOf('times');
const isScaled = scale !== undefined || times !== undefined;

const { queries: file } = values;
const asked = file === undefined ? [] : orFail(() => languagesOf(file));
const folders = orFail(() => findLanguages(docs, values.lang, asked[0] ?? 'en'));
const languages = folders.map(({ lang }) => lang);
const recordsOf = new Map(folders.map(({ lang, folder }) => [lang, readDocs(folder, lang)]));
for (const { lang, folder } of folders) {
  if (recordsOf.get(lang)?.length === 0)
    fail(`--docs: no page (.md, .mdx) of "${lang}" in ${folder}.`);
}
const pagesOf = (lang: string) =>
  new Set((recordsOf.get(lang) ?? []).map(({ url }) => pageKey(url, lang)));
const queries =
  file === undefined || isScaled ? [] : orFail(() => readQueries(file, pagesOf, languages));
if (file !== undefined && !isScaled && queries.length === 0) {
  fail(`--queries ${file}: no query in ${languages.join(', ')}; it has ${asked.join(', ')}.`);
}
const unknown = unknownTargets(queries, (lang) => recordsOf.get(lang) ?? []);
for (const problem of unknown) console.error(`${file}: ${problem}`);
const engines = [lectern, lecternHeadings, tunedMiniSearch, vitepress, rspress].filter(
  ({ name }) =>
    values.engine === undefined ||
    values.engine.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);
const reports: EngineReport[] = [];
for (const lang of languages) {
  const own = recordsOf.get(lang) ?? [];
  const pages = scale ?? pagesOf(lang).size * (times ?? 1);
  const records = isScaled ? scaleDocs(own, pages) : own;
  const ofLang = queries.filter((query) => query.lang === lang);
  for (const engine of engines) reports.push(await measureEngine(engine, lang, records, ofLang));
}
process.stdout.write(
  `${values.json ? JSON.stringify(reports, null, 2) : renderReports(reports)}\n`,
);
