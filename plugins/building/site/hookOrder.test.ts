import type { RspressPlugin } from '@rspress/core';
import { expect, test } from 'vitest';
import { watchAfterBuild } from './hookOrder';

type Tools = Parameters<NonNullable<RspressPlugin['config']>>[1];

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** Calls the hooks as Rspress does: the config hooks in order, then all others at once. */
async function run(plugins: RspressPlugin[]): Promise<string[]> {
  const done: string[] = [];
  const { plugins: watched, others } = watchAfterBuild(plugins);
  const last: RspressPlugin = {
    name: 'last',
    async afterBuild() {
      await others();
      done.push('last');
    },
  };
  const all = [last, ...watched];
  const tools = { addPlugin: (added: RspressPlugin) => all.push(added) } as unknown as Tools;
  for (const { config } of [...all]) await config?.({}, tools, true);
  await Promise.all(all.map((plugin) => plugin.afterBuild?.({}, true))).catch((error: Error) =>
    done.push(error.message),
  );
  await later();
  return done;
}

test('one plugin waits for the others, with those that were added on the way', async () => {
  const seen: string[] = [];
  const write = (name: string) => async () => {
    await later();
    seen.push(name);
  };
  const adds: RspressPlugin = {
    name: 'adds',
    config(config, { addPlugin }) {
      addPlugin({ name: 'added', afterBuild: write('added') });
      return config;
    },
  };
  expect(await run([{ name: 'a', afterBuild: write('a') }, adds])).toEqual(['last']);
  expect(seen).toEqual(['a', 'added']);
});

test.each([
  ['at once', () => Promise.reject(new Error('no disk'))],
  ['later', () => later().then(() => Promise.reject(new Error('no disk')))],
  [
    'without a promise',
    () => {
      throw new Error('no disk');
    },
  ],
])('nothing comes after a plugin that fails %s', async (_, afterBuild) => {
  expect(await run([{ name: 'a', afterBuild }])).toEqual(['no disk']);
});

test('a plugin that is an instance of a class keeps its own fields', async () => {
  class Counting implements RspressPlugin {
    name = 'counting';
    #built = 0;
    config() {
      return { title: String(this.#built) };
    }
    async afterBuild() {
      this.#built += 1;
      expect(this.#built).toBe(1);
    }
  }
  expect(await run([new Counting()])).toEqual(['last']);
});
