import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { askOptions } from './askOptions';

const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';

/** Answers each prompt, identified by its text, with keys. */
async function answer(
  answers: Readonly<Record<string, readonly string[]>>,
  given: Parameters<typeof askOptions>[0] = {},
) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-ask-'));
  mkdirSync(path.join(cwd, 'stock'));
  writeFileSync(path.join(cwd, 'stock/rspress.config.ts'), '');
  mkdirSync(path.join(cwd, 'full'));
  writeFileSync(path.join(cwd, 'full/notes.txt'), '');
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = new Map(Object.entries(answers));
  let screen = '';
  output.on('data', async (chunk: Buffer) => {
    screen += stripVTControlCharacters(String(chunk));
    for (const [words, keys] of left) {
      if (!screen.includes(words)) continue;
      left.delete(words);
      await setImmediate();
      for (const key of keys) input.write(key);
    }
  });
  const options = await askOptions(given, cwd, { input, output });
  return { options, screen, unasked: [...left.keys()] };
}

test('confirming all defaults creates a site in English in my-docs, installed with npm', async () => {
  const { options, screen } = await answer({
    Folder: [ENTER],
    'Name of the site': [ENTER],
    'What kind of site?': [ENTER],
    'Language\n': [ENTER],
    'Where do readers search?': [ENTER],
    'Let readers ask questions?': [ENTER],
    'Run npm install': [ENTER],
  });
  expect(options).toEqual({
    folder: 'my-docs',
    title: 'my-docs',
    template: 'one-language',
    languages: ['en'],
    search: 'local',
    askAi: false,
    install: true,
  });
  expect(screen).toContain('Create a documentation site');
});

test('[DIAG-3] a folder that is not empty is rejected in the prompt', async () => {
  const { options, screen } = await answer({
    Folder: ['full', ENTER],
    'full already contains notes.txt → choose an empty folder': ['s', ENTER],
    'What kind of site?': [ENTER],
    'Name of the site': [CTRL_C],
  });
  expect(options).toBeUndefined();
  expect(screen).toContain('Nothing was written.');
});

test('[DIAG-3] a given folder that is not empty is rejected before the prompts', async () => {
  await expect(answer({}, { folder: 'full' })).rejects.toThrow(
    '[create] full already contains notes.txt →',
  );
});

test('with several languages, a prompt asks for the default one', async () => {
  const { options, unasked } = await answer(
    {
      'Name of the site': [...'Acme', ENTER],
      Languages: [' ', DOWN, DOWN, DOWN, DOWN, ' ', ENTER],
      'Default language': [DOWN, ENTER],
      'Where do readers search?': [DOWN, DOWN, DOWN, ENTER],
      'Let readers ask questions?': ['y'],
      'Run pnpm install': ['n'],
    },
    { folder: 'site', template: 'versions', packageManager: { name: 'pnpm' } },
  );
  expect(unasked).toEqual([]);
  expect(options).toMatchObject({
    title: 'Acme',
    languages: ['de', 'en'],
    search: 'typesense',
    askAi: true,
    install: false,
  });
});

test('a given title is not asked for', async () => {
  const { options, unasked } = await answer(
    {
      'Name of the site': [],
      'What kind of site?': [ENTER],
      'Language\n': [ENTER],
      'Where do readers search?': [ENTER],
      'Let readers ask questions?': [ENTER],
      'Run npm install': ['n'],
    },
    { folder: 'site', title: 'Acme' },
  );
  expect(unasked).toEqual(['Name of the site']);
  expect(options).toMatchObject({ title: 'Acme', folder: 'site' });
});

test('for a site with several languages, one language is not enough', async () => {
  const { options, unasked } = await answer(
    {
      'Languages\n': [' ', ENTER],
      'select at least 2': [' ', DOWN, ' ', ENTER],
      'Default language': [ENTER],
      'Where do readers search?': [ENTER],
      'Let readers ask questions?': [ENTER],
      'Run npm install': ['n'],
    },
    { folder: 'site', title: 'Acme', template: 'two-languages' },
  );
  expect(unasked).toEqual([]);
  expect(options).toMatchObject({ languages: ['en', 'zh'] });
});

test('a site without a search is not asked about questions, which readers ask in the search', async () => {
  const { options, unasked } = await answer(
    { 'Let readers ask questions?': [], 'Run npm install': ['n'] },
    {
      folder: 'site',
      title: 'Acme',
      template: 'one-language',
      languages: ['en'],
      search: 'none',
    },
  );
  expect(unasked).toEqual(['Let readers ask questions?']);
  expect(options).toMatchObject({ search: 'none', askAi: false });
});

test('[KIT-6] an existing site is a kind of site, of which only the folder is asked', async () => {
  const { options, unasked, screen } = await answer({
    'What kind of site?': [DOWN, DOWN, DOWN, ENTER],
    'Folder of the Rspress site': ['full', ENTER],
    'full has no rspress.config.ts → enter the folder of a site': [
      ...'\b\b\b\b',
      ...'stock',
      ENTER,
    ],
    'Run npm install': ['n'],
  });
  expect(unasked).toEqual([]);
  expect(screen).not.toContain('Name of the site');
  expect(options).toEqual({ template: 'from-rspress', folder: 'stock', install: false });
});

test('[KIT-6] for a folder with an Rspress site, the only question is whether to convert it', async () => {
  const convert = { 'stock contains an Rspress site. Convert it to Lectern?': ['y'] };
  const { options } = await answer({ ...convert, 'Run npm install': ['y'] }, { folder: 'stock' });
  expect(options).toEqual({ template: 'from-rspress', folder: 'stock', install: true });
  const declined = { 'stock contains an Rspress site. Convert it to Lectern?': ['n'] };
  const { options: none, screen } = await answer(declined, { folder: 'stock' });
  expect(none).toBeUndefined();
  expect(screen).toContain('Nothing was written.');
});
