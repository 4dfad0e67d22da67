import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { createAskSearch } from '../plugins/retrieval/ask-ai/askSearch.ts';
import { retrievedSections } from '../plugins/retrieval/ask-ai/model/prompt.ts';
import { SECTIONS } from '../plugins/retrieval/ask-ai/model/retrieval.ts';
import { readOptions } from '../plugins/retrieval/ask-ai/options.ts';
import { countedDocs } from '../plugins/retrieval/ask-ai/quotes/answerDocs.ts';
import { findQuotable } from '../plugins/retrieval/ask-ai/quotes/findQuotable.ts';
import { textsFor } from '../plugins/retrieval/ask-ai/texts.ts';
import { buildIndex } from '../plugins/retrieval/search/engine/build/buildIndex.ts';
import { openIndex } from '../plugins/retrieval/search/engine/openIndex.ts';
import { pushFiles } from '../plugins/retrieval/search/output/writeSearch.ts';
import { siteEngine } from '../plugins/retrieval/search/server/siteEngine.ts';
import type { SearchRecord } from '../plugins/retrieval/search/shared/types.ts';
import {
  plainAddress,
  type RetrievalCase,
  readNothingCases,
  readQuestionCases,
} from './retrieval/cases.ts';
import { isHeldOut } from './retrieval/heldOut.ts';
import { errorCases, identifierCases } from './retrieval/pasted.ts';
import { parseQueries } from './search/queries.ts';
import { table } from './search/report.ts';

const USAGE = `npm run bench:retrieval -- measures the search and Ask AI without a model, with questions that are split:
  "dev" may be tuned with, "held out" only measures. Needs npm run build.
  --site <folder>     the built site (doc_build)
  --mistakes          names the cases of the dev half that are not answered first`;

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'doc_build' },
    mistakes: { type: 'boolean', default: false },
  },
});
const VERSION = 'v2';
const LANGUAGES = ['en', 'zh'] as const;
const HITS = 10;

const files = pushFiles(values.site, process.cwd());
if (!existsSync(files.records)) {
  process.stderr.write(`${files.records} does not exist\n\n${USAGE}\n`);
  process.exit(1);
}
const all = readFileSync(files.records, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as SearchRecord)
  .filter(({ version }) => version === VERSION);
const synonyms = JSON.parse(readFileSync(files.synonyms, 'utf8'));

type Ask = (question: string) => Promise<string[]>;

/** Returns the position of the first correct answer, starting at 0, or -1. */
function placeOf(urls: readonly string[], { sections }: RetrievalCase): number {
  return urls.findIndex((url) => sections.includes(url));
}

const mistakes: string[] = [];
const rows = [
  ['cases', 'lang', 'by', 'half', 'count', 'first', 'first three', 'any', 'MRR', 'none'],
];

async function measure(name: string, lang: string, by: string, cases: RetrievalCase[], ask: Ask) {
  for (const half of [false, true]) {
    const asked = cases.filter((each) => each.isHeldOut === half);
    const answers = await Promise.all(asked.map(({ question }) => ask(question)));
    const places = asked.map((each, at) => placeOf(answers[at] ?? [], each));
    const among = (count: number) =>
      places.filter((place) => place >= 0 && place < count).length.toString();
    const mrr = places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0);
    rows.push([
      name,
      lang,
      by,
      half ? 'held out' : 'dev',
      String(asked.length),
      among(1),
      among(3),
      among(Number.POSITIVE_INFINITY),
      (mrr / Math.max(1, asked.length)).toFixed(3),
      String(answers.filter((urls) => urls.length === 0).length),
    ]);
    if (half) continue;
    asked.forEach(({ question }, at) => {
      if (places[at] === 0) return;
      const urls = (answers[at] ?? []).slice(0, 3).join('  ') || '(nothing)';
      const line = JSON.stringify(question).slice(0, 200);
      mistakes.push(`${name} ${lang} ${by} ${places[at]}: ${line}\n    ${urls}`);
    });
  }
}

/** Reads the queries of an earlier benchmark, with sections as the site has them. */
function earlierQueries(lang: 'en' | 'zh', file: string, isNatural: boolean): RetrievalCase[] {
  return parseQueries(file)
    .filter((query) => query.lang === lang && (query.kind === 'natural') === isNatural)
    .map(({ query, relevant }) => ({
      id: query,
      lang,
      question: query,
      sections: relevant.map((url) => url.replace(/^\/zh(?=\/|$)/, '')),
      isHeldOut: isHeldOut(query),
    }));
}

const settingsFile = `${values.site}/.lectern-ask.json`;
const settings = readOptions(
  existsSync(settingsFile)
    ? JSON.parse(readFileSync(settingsFile, 'utf8'))
    : { subject: ['rspack'] },
);

for (const lang of LANGUAGES) {
  const plain = (url: string) => plainAddress(url, lang);
  const records = all.filter((record) => record.lang === lang);
  const open = (said: Record<string, string[]>) => {
    const built = buildIndex(records, { lang, version: VERSION, synonyms: said });
    const index = openIndex(built);
    index.warm();
    return { built, index };
  };
  const { built, index } = open(synonyms[lang] ?? {});
  const without = open({}).index;
  const searchWith =
    (opened: typeof index): Ask =>
    async (query) =>
      opened
        .find({ query, lang, version: VERSION, hitsPerPage: HITS })
        .hits.map(({ url }) => plain(url));
  const search = searchWith(index);
  const docs = countedDocs(records, settings.subject);
  const askSearch = createAskSearch({
    engine: siteEngine([index]),
    docs: () => docs,
  });
  const askQuotes: Ask = async (question) => {
    const { sections } = await findQuotable(
      {
        request: { messageId: 'bench', question, history: [], count: 1, filters: [] },
        scope: { lang, version: VERSION },
        texts: textsFor(lang),
        search: askSearch,
        signal: new AbortController().signal,
      },
      settings,
    );
    return sections.map(({ section }) => plain(section.url));
  };
  const given: Ask = async (question) => {
    const { ranked } = await askSearch(
      question,
      { lang, version: VERSION },
      new AbortController().signal,
    );
    return retrievedSections(ranked.slice(0, SECTIONS), settings.contextTokens).map(({ address }) =>
      plain(address),
    );
  };
  const ofLang = (cases: RetrievalCase[]) => cases.filter((each) => each.lang === lang);
  const pasted = (cases: RetrievalCase[]) =>
    cases.map((each) => ({ ...each, sections: each.sections.map(plain) }));
  const questions = ofLang(readQuestionCases());
  await measure('questions', lang, 'search', questions, search);
  await measure('questions', lang, 'no synonyms', questions, searchWith(without));
  await measure('questions', lang, 'Ask AI', questions, askQuotes);
  await measure('questions', lang, 'model', questions, given);
  for (const [name, file] of [
    ['earlier', 'bench/queries.json'],
    ['second', 'bench/queries-second.json'],
  ] as const) {
    await measure(`${name} natural`, lang, 'search', earlierQueries(lang, file, true), search);
    await measure(`${name} names`, lang, 'search', earlierQueries(lang, file, false), search);
  }
  const errors = pasted(errorCases(records, lang));
  await measure('error lines', lang, 'search', errors, search);
  await measure('error lines', lang, 'Ask AI', errors, askQuotes);
  await measure('identifiers', lang, 'search', pasted(identifierCases(records, lang)), search);
  await measure('nothing', lang, 'Ask AI', ofLang(readNothingCases()), askQuotes);
  await measure('nothing', lang, 'search', ofLang(readNothingCases()), search);
  const sizeOf = (bytes: Uint8Array) => brotliCompressSync(bytes).length;
  rows.push([
    'bytes',
    lang,
    'index',
    `headings ${sizeOf(built.headings)}`,
    `body ${sizeOf(built.body)}`,
    '',
    '',
    '',
    '',
    '',
  ]);
}
process.stdout.write(`${table(rows)}\n`);
if (values.mistakes) process.stdout.write(`\n${mistakes.join('\n')}\n`);
