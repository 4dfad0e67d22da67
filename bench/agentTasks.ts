import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { serveSite } from '../plugins/serving/site-server/api.ts';
import { type AgentRun, runAgent, type ToolResult } from './agents/runAgent.ts';
import { type AgentTask, missingFacts, readTasks } from './agents/tasks.ts';
import { table } from './search/report.ts';

const USAGE = `npm run bench:agents -- solves tasks over the MCP endpoint of a built site with a scripted agent, which knows only what the tools say of
  themselves, and prints how many it solved, with how many calls and tokens. Needs npm run build.
  --site <folder>  the built site (doc_build)
  --print          prints the calls of each task of the dev half, and what was missing`;

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'doc_build' },
    print: { type: 'boolean', default: false },
  },
});
if (!existsSync(values.site)) {
  process.stderr.write(`${values.site} does not exist\n\n${USAGE}\n`);
  process.exit(1);
}
process.env.ASK_AI_DATABASE = 'off';
process.env.LIMIT_MCP_CALLS_PER_MINUTE = '100000';

interface Solved extends AgentRun {
  task: AgentTask;
  missing: string[];
}

const site = serveSite({ root: values.site });
const client = new Client({ name: 'bench', version: '1.0.0' });
const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
  fetch: (url, init) => site.fetch(new Request(url, init)),
});
await client.connect(transport);

async function call(name: string, args: Record<string, unknown>): Promise<ToolResult> {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const text = (content as { text?: string }[]).map(({ text = '' }) => text).join('\n');
  return { text, isError };
}

const solved: Solved[] = [];
for (const task of readTasks()) {
  const run = await runAgent(task, call);
  solved.push({ ...run, task, missing: missingFacts(task, run.text) });
}
await client.close();
await site.close();

function rowOf(name: string, own: readonly Solved[]): string[] {
  const done = own.filter(({ missing }) => missing.length === 0);
  const sum = (of: readonly Solved[], count: (run: Solved) => number) =>
    of.reduce((all, run) => all + count(run), 0);
  const each = (total: number) => (total / Math.max(1, done.length)).toFixed(1);
  return [
    name,
    String(own.length),
    String(done.length),
    each(sum(done, ({ calls }) => calls.length)),
    String(Math.round(Number(each(sum(done, ({ tokens }) => tokens))))),
    String(Math.round(Number(each(sum(own, ({ tokens }) => tokens))))),
  ];
}

if (values.print) {
  for (const { task, calls, tokens, missing } of solved.filter(({ task }) => !task.isHeldOut)) {
    const state = missing.length === 0 ? 'solved' : `missing: ${missing.join(', ')}`;
    process.stdout.write(`${task.id}: ${state}, ${tokens} tokens\n  ${calls.join('\n  ')}\n`);
  }
}
const head = 'tasks,count,solved,calls a solved task,tokens of a solved task,all tokens by solved';
const rows = [
  head.split(','),
  rowOf(
    'dev',
    solved.filter(({ task }) => !task.isHeldOut),
  ),
  rowOf(
    'held out',
    solved.filter(({ task }) => task.isHeldOut),
  ),
];
process.stdout.write(`${table(rows)}\n`);
