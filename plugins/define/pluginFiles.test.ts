import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterEach, expect, test, vi } from 'vitest';
import { type SiteContent, withContent } from '../content/siteContent';
import { definePlugin } from '.';
import type { AddedFiles, BuiltSite } from './builtSite';
import { pluginFiles } from './pluginFiles';

afterEach(() => vi.restoreAllMocks());

/** The content of a site whose pages nobody reads. */
const CONTENT = { change: () => {} } as unknown as SiteContent;

const SITE = { base: '/docs/', pages: [{ address: '/a' }] } as unknown as BuiltSite<
  Record<never, never>,
  undefined
>;

const open = (files: AddedFiles<Record<never, never>, undefined>) =>
  pluginFiles({ name: 'levels', files: () => files, site: () => SITE, base: () => '/docs/' });

const addresses = ({ pages }: { pages: readonly { address: string }[] }) =>
  JSON.stringify(pages.map(({ address }) => address));

/** What the dev server answers; `undefined` if it passes the request on. */
function answerOf({ answer }: ReturnType<typeof open>, url: string, method = 'GET') {
  const told: { status?: number; type?: string; body?: unknown } = {};
  const response = {
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(told, { status, type: headers['content-type'] });
    },
    end(body: unknown) {
      told.body = body;
    },
  };
  let isPassed = false;
  answer({ url, method } as IncomingMessage, response as unknown as ServerResponse, () => {
    isPassed = true;
  });
  return isPassed ? undefined : told;
}

test('[KIT-5] a build writes the files of a plugin, also into folders', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-files-'));
  open({ 'data/pages.json': addresses, 'a.bin': () => new Uint8Array([1, 2]) }).writeAll(folder);
  expect(readFileSync(path.join(folder, 'data/pages.json'), 'utf8')).toBe('["/a"]');
  expect([...readFileSync(path.join(folder, 'a.bin'))]).toEqual([1, 2]);
});

test('[DIAG-3] a file of the site is not replaced', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-files-'));
  mkdirSync(path.join(folder, 'guide'));
  writeFileSync(path.join(folder, 'guide/start.html'), 'page');
  expect(() => open({ 'guide/start.html': () => 'x' }).writeAll(folder)).toThrow(
    '[levels] files["guide/start.html"] would replace a file of the site → choose another name, or remove guide/start.html from the public folder',
  );
  expect(readFileSync(path.join(folder, 'guide/start.html'), 'utf8')).toBe('page');
});

test('[KIT-5] the dev server creates the files below the base, and passes other requests on', () => {
  const files = open({ 'pages.json': addresses });
  const seen = { status: 200, type: 'application/json', body: '["/a"]' };
  expect(answerOf(files, '/docs/pages.json?x=1')).toEqual(seen);
  expect(answerOf(files, '/docs/pages.json', 'HEAD')).toEqual({ ...seen, body: undefined });
  for (const url of ['/pages.json', '/docs/', '/docs/toString', '/docs/data/pages.json']) {
    expect(answerOf(files, url)).toBeUndefined();
  }
});

test('[DIAG-3] a function that fails or returns no content is named', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const empty = open({ 'a.json': (() => undefined) as unknown as () => string });
  const message = '[levels] files["a.json"] returns nothing → return a text or a Uint8Array';
  expect(answerOf(empty, '/docs/a.json')).toMatchObject({ status: 500, body: message });
  expect(logged).toHaveBeenCalledWith(message);
  const failing = open({
    'a.json': () => {
      throw new Error('no data');
    },
  });
  expect(() => failing.writeAll(tmpdir())).toThrow('[levels] files["a.json"] failed: no data');
});

test('[DIAG-3] a path that leaves the site or is no file is refused', () => {
  for (const name of ['/a.json', '../a.json', 'data/../../a.json', 'data/', 'a\\b.json', '']) {
    expect(() => definePlugin({ name: 'levels', files: { [name]: () => '' } })).toThrow(
      'a path in the site, such as "levels.json"',
    );
  }
  const plugin = definePlugin({ name: 'levels', files: { 'data/a.json': () => '' } });
  expect(plugin.writtenFiles?.()).toEqual(['data/a.json']);
});

test('[KIT-5] the paths of files can depend on the site, and are checked then', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lectern-files-'));
  const config = { root, lang: 'de', locales: [{ lang: 'de' }, { lang: 'en' }] };
  async function namesOf(files: (langs: readonly string[]) => Record<string, () => string>) {
    const plugin = definePlugin({ name: 'levels', files: ({ langs }) => files(langs) });
    await plugin.config?.(withContent(config as UserConfig, CONTENT), {} as never, false);
    return plugin.writtenFiles?.();
  }
  const perLanguage = (langs: readonly string[]) =>
    Object.fromEntries(langs.map((lang) => [`${lang}/levels.json`, () => '']));
  expect(await namesOf(perLanguage)).toEqual(['de/levels.json', 'en/levels.json']);
  await expect(namesOf(() => ({ '../a.json': () => '' }))).rejects.toThrow(
    '[levels] files returned an invalid list',
  );
});
