import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { JudgedAnswer } from './answers/judgeAnswer.ts';
import { recordServer } from './answers/modelServers.ts';
import { type ReplayedAnswer, replayAnswers, startWithModel } from './answers/replayAnswers.ts';
import { type Replies, type Reply, readReplies, writeReplies } from './answers/replies.ts';
import { readToolCases } from './answers/toolCases.ts';
import { readNothingCases, readQuestionCases } from './retrieval/cases.ts';
import { table } from './search/report.ts';

const USAGE = `npm run bench:answers -- judges whole answers of Ask AI with a language model, as a reader gets them; needs npm run build.
  Without --record the model is a recording: what it replied is passed through the retrieval, the prompt and the checks of now.
  --site <folder>        the built site (doc_build)
  --replies <file>       the recording (bench/answers/replies.json)
  --record               asks a model and writes the recording; its key is in ASK_AI_MODEL_KEY
  --model-url <address>  its server, up to /v1
  --model <name>         its name there
  --half dev|held-out    which questions are recorded (held-out)
  --concurrent <number>  how many are asked at once while recording (1)
  --tools                instead the questions for which a model has to call tools (bench/answers/toolReplies.json)
  --print                prints each answer of the dev half`;

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'doc_build' },
    replies: { type: 'string' },
    tools: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    'model-url': { type: 'string' },
    model: { type: 'string' },
    half: { type: 'string', default: 'held-out' },
    concurrent: { type: 'string', default: '1' },
    print: { type: 'boolean', default: false },
  },
});
const PORT = 4358;
const file = values.replies ?? `bench/answers/${values.tools ? 'toolReplies' : 'replies'}.json`;

function fail(message: string): never {
  process.stderr.write(`${message}\n\n${USAGE}\n`);
  process.exit(1);
}

const toolCases = values.tools ? readToolCases() : [];
const cases = values.tools ? toolCases : [...readQuestionCases(), ...readNothingCases()];

/** Asks a model and records its replies. */
async function record(): Promise<void> {
  const { model, 'model-url': url } = values;
  if (!model || !url) fail('--record needs --model-url and --model');
  const recorded: Replies = existsSync(file)
    ? { ...readReplies(file), model }
    : { model, date: '', replies: [] };
  recorded.date = new Date().toISOString().slice(0, 10);
  const asked = cases.filter(
    ({ isHeldOut }) => values.tools || isHeldOut === (values.half === 'held-out'),
  );
  const langs = new Map(asked.map(({ question, lang }) => [question, lang]));
  const replies = new Map<string, Reply>();
  const server = await recordServer(url, (question, step, replyStep) => {
    const lang = langs.get(question) ?? '';
    const reply = replies.get(question) ?? { lang, question, steps: [] };
    reply.steps[step] = replyStep;
    replies.set(question, reply);
    const others = recorded.replies.filter((each) => each.question !== question);
    recorded.replies = [...others, reply];
    writeReplies(file, recorded);
  });
  const ask = await startWithModel(values.site, PORT, server, model);
  const left = [...asked];
  const workers = Array.from({ length: Number(values.concurrent) }, async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      await ask.ask(next.question, next.lang);
      process.stdout.write(`${asked.length - left.length} of ${asked.length}\n`);
    }
  });
  await Promise.all(workers);
  ask.stop();
  await server.close();
}

function rowOf(name: string, lang: string, answers: readonly ReplayedAnswer[]): string[] {
  const sum = (count: (judged: JudgedAnswer) => number) =>
    String(answers.reduce((all, { judged }) => all + count(judged), 0));
  return [
    name,
    lang,
    String(answers.length),
    sum(({ isRefused }) => Number(isRefused)),
    sum(({ citesRight }) => Number(citesRight)),
    sum(({ blocks }) => blocks),
    sum(({ withoutSource }) => withoutSource),
    sum(({ doubted }) => doubted),
    sum(({ lostLinks }) => lostLinks),
  ];
}

/** Asks with the recorded replies and prints the results. */
async function replay(): Promise<void> {
  const recorded = readReplies(file);
  const { answers, missing } = await replayAnswers(values.site, PORT, cases, recorded);
  const head = 'cases,lang,count,refused,right section,blocks,no source,doubted,links lost';
  const rows = [head.split(',')];
  for (const isHeldOut of [false, true]) {
    for (const lang of ['en', 'zh']) {
      const half = answers.filter(
        ({ asked }) => asked.lang === lang && asked.isHeldOut === isHeldOut,
      );
      if (half.length === 0) continue;
      const [about, nothing] = [true, false].map((isAbout) =>
        half.filter(({ asked }) => asked.sections.length > 0 === isAbout),
      );
      const name = isHeldOut ? 'held out' : 'dev';
      rows.push(rowOf(`questions, ${name}`, lang, about ?? []));
      rows.push(rowOf(`nothing, ${name}`, lang, nothing ?? []));
    }
  }
  if (values.print) {
    for (const { asked, text } of answers.filter(({ asked }) => !asked.isHeldOut)) {
      process.stdout.write(`\n=== ${asked.lang} ${asked.question}\n${text}\n`);
    }
  }
  process.stdout.write(`Replies of ${recorded.model}, recorded on ${recorded.date}\n`);
  process.stdout.write(`${table(rows)}\n`);
  for (const { asked, toolResults } of answers) {
    const says = toolCases.find(({ question }) => question === asked.question)?.says ?? [];
    const missingTexts = says.filter(
      (text) => !toolResults.some((answer) => answer.includes(text)),
    );
    if (missingTexts.length > 0)
      process.stdout.write(`The tools do not tell ${missingTexts.join(', ')}: ${asked.question}\n`);
  }
  if (missing.length > 0) process.stdout.write(`No reply is recorded to:\n${missing.join('\n')}\n`);
}

if (!existsSync(values.site)) fail(`${values.site} does not exist`);
if (!['dev', 'held-out'].includes(values.half)) fail(`--half is "${values.half}"`);
await (values.record ? record() : replay());
