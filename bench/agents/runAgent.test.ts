import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runAgent } from './runAgent.ts';
import { missingFacts, readTasks } from './tasks.ts';

const tasks = readTasks();

test('there are at least 20 tasks, and enough in both halves', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(20);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  const heldOut = tasks.filter(({ isHeldOut }) => isHeldOut).length;
  expect(heldOut).toBeGreaterThanOrEqual(8);
  expect(tasks.length - heldOut).toBeGreaterThanOrEqual(8);
});

test('the docs contain the facts of every task, and no task contains them itself', () => {
  const files = ['docs/v2/en', 'docs/v1/en', 'docs/options'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mdx|json|ya?ml)$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
  const docs = files.join('\n').replaceAll('\\"', '"');
  const ofCheck = 'removed';
  for (const task of tasks) {
    expect(missingFacts(task, `${docs}\n${ofCheck}`), task.id).toEqual([]);
    expect(missingFacts(task, task.task), task.id).not.toEqual([]);
  }
});

test('an agent reads the search results in order until it has found the words of the task', async () => {
  const asked: string[] = [];
  const run = await runAgent(
    { id: 'a', task: 'Compress pictures', facts: [['x']], isHeldOut: false },
    async (name, args) => {
      asked.push(name === 'read_page' ? `${name} ${args.page}` : name);
      const said = (text: string) => ({ text, isError: false });
      if (name === 'search_docs')
        return said('Sections\n\n1. A\n   /a#b\n   words\n\n2. B\n   https://d.example/c\n');
      return said(args.page === '/a#b' ? 'Nothing of it.' : 'Pictures are compressed.');
    },
  );
  expect(asked).toEqual(['search_docs', 'read_page /a#b', 'read_page https://d.example/c']);
  expect(run.calls).toHaveLength(3);
  expect(run.text).toContain('Pictures are compressed.');
  expect(run.tokens).toBeGreaterThan(20);
});

test('names are looked up, versions are compared where the task speaks of them, a configuration is only checked', async () => {
  const asked: string[] = [];
  const call = async (name: string) => {
    asked.push(name);
    return { text: 'mode\nType: string', isError: false };
  };
  const task = { id: 'a', facts: [['x']], isHeldOut: false };
  await runAgent({ ...task, task: 'What was the default of `mode` in version 1?' }, call);
  await runAgent({ ...task, task: 'Check it.', config: '{}' }, call);
  expect(asked).toEqual(['get_option', 'diff_versions', 'check_config']);
});
