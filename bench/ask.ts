import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { AskServer } from './ask/askServer.ts';
import { type OtherQuestion, readOtherQuestions } from './ask/otherQuestions.ts';
import { type Judged, mistakes, qualityOf, refusalShare } from './ask/quality.ts';
import { type Question, readQuestions } from './ask/questions.ts';

const USAGE = `npm run bench:ask -- measures Ask AI without a language model; needs npm run build
  --site <folder>       the built site (doc_build)
  --questions <file>    tests/ask/questions.json
  --others <file>       tests/ask/other.json
  --port <number>       4357
  --mistakes            names the questions whose right section was not quoted first
  --no-load             without the time to the first byte and the memory`;

const CONCURRENT = 64;
const ROUNDS = 10;
const QUESTIONS = 5000;

const { values } = parseArgs({
  allowNegative: true,
  options: {
    site: { type: 'string', default: 'doc_build' },
    questions: { type: 'string', default: 'tests/ask/questions.json' },
    others: { type: 'string', default: 'tests/ask/other.json' },
    port: { type: 'string', default: '4357' },
    mistakes: { type: 'boolean', default: false },
    load: { type: 'boolean', default: true },
  },
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const print = (text: string) => process.stdout.write(`${text}\n`);

async function measureQuality(server: AskServer, questions: readonly Question[]) {
  const judged: Judged[] = [];
  for (const question of questions) {
    const { links } = await server.ask(question.question, question.lang);
    judged.push({ ...question, links });
  }
  const answered = judged.filter(({ kind }) => kind !== 'nothing');
  const groups: [string, Judged[]][] = [
    ['all', answered],
    ...['en', 'zh'].map((lang): [string, Judged[]] => [
      lang,
      answered.filter((question) => question.lang === lang),
    ]),
    ...['how', 'what', 'why', 'option'].map((kind): [string, Judged[]] => [
      kind,
      answered.filter((question) => question.kind === kind),
    ]),
  ];
  print('group    questions  first     first three');
  for (const [name, group] of groups) {
    const { questions: count, first, firstThree } = qualityOf(group);
    print(
      `${name.padEnd(8)} ${String(count).padEnd(10)} ${percent(first).padEnd(9)} ${percent(firstThree)}`,
    );
  }
  print(`questions about the docs that were refused: ${percent(refusalShare(answered))}`);
  const nothing = judged.filter(({ kind }) => kind === 'nothing');
  print(
    `nothing found of ${nothing.length} about nothing in the docs: ${percent(refusalShare(nothing))}`,
  );
  if (values.mistakes) {
    print(mistakes(answered).join('\n'));
    for (const { question, links } of nothing)
      if (links[0]) print(`found   ${question} ${links[0]}`);
  }
}

async function measureRefusals(server: AskServer, others: readonly OtherQuestion[]) {
  for (const isHeldOut of [false, true]) {
    const judged = [];
    for (const other of others.filter((each) => each.isHeldOut === isHeldOut)) {
      const { links } = await server.ask(other.question, other.lang);
      judged.push({ ...other, links });
    }
    const name = isHeldOut ? 'held out' : 'to choose by';
    print(
      `refused of ${judged.length} about something else, ${name}: ${percent(refusalShare(judged))}`,
    );
    if (!values.mistakes) continue;
    for (const { question, links } of judged)
      if (links[0]) print(`found   ${question} ${links[0]}`);
  }
}

function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Asks `count` questions concurrently, repeating the list as necessary. */
async function askMany(server: AskServer, questions: readonly Question[], count: number) {
  const times: number[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const question = questions[next++ % questions.length];
      if (question) times.push((await server.ask(question.question, question.lang)).firstByteMs);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return times;
}

async function measureLoad(server: AskServer, questions: readonly Question[]) {
  await askMany(server, questions, CONCURRENT * 2);
  const times = await askMany(server, questions, CONCURRENT * ROUNDS);
  const of = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
  print(`first byte at ${CONCURRENT} at once: p50 ${of(0.5)}, p95 ${of(0.95)}, p99 ${of(0.99)}`);
  const memory = [server.memory()];
  const live = [server.live()];
  for (let part = 0; part < 5; part += 1) {
    await askMany(server, questions, QUESTIONS / 5);
    memory.push(server.memory());
    live.push(server.live());
  }
  const line = (megabytes: number[]) => megabytes.map((each) => each.toFixed(0)).join(' ');
  print(`MB before and after each ${QUESTIONS / 5} of ${QUESTIONS} questions:`);
  print(`  resident ${line(memory)}`);
  print(`  in use after the last full collection ${line(live)}`);
}

if (!existsSync(values.site)) {
  process.stderr.write(`${values.site} does not exist\n\n${USAGE}\n`);
  process.exit(1);
}
const questions = readQuestions(values.questions);
const server = await AskServer.start(values.site, Number(values.port));
try {
  await measureQuality(server, questions);
  await measureRefusals(server, readOtherQuestions(values.others));
  if (values.load) await measureLoad(server, questions);
} finally {
  server.stop();
}
