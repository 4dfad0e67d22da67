import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseFile } from '../content/tree/parseFile';
import { behindTitle, definePlugin, missingStrings } from '.';
import { pageWords } from './pageWords';
import { translator } from './shared';
import { slotFiles, writeSlotDoor } from './slotDoor';

const strings = { minutes: { en: '{{n}} min', de: '{{n}} Min.' }, only: { fr: 'oui' } };

test('a text comes in the language of the page, of its country too, with its values', () => {
  expect(translator(strings, 'de')('minutes', { n: 3 })).toBe('3 Min.');
  expect(translator(strings, 'de-AT')('minutes', { n: 3 })).toBe('3 Min.');
  expect(translator(strings, 'zh')('minutes', { n: 3 })).toBe('3 min');
  expect(translator(strings, 'en')('only')).toBe('oui');
  expect(missingStrings(strings, ['en', 'de-AT', 'zh'])).toEqual([
    'en: only',
    'de-AT: only',
    'zh: minutes, only',
  ]);
});

test('the words of a page are its prose', () => {
  const { tree } = parseFile('# Start\n\nRun `npm start` **now**.\n\n```sh\nnpm\n```\n', 'a.mdx');
  expect(pageWords(tree).replace(/\s+/g, ' ').trim()).toBe('Start Run npm start now.');
});

test('a line stands behind the title, or first on a page without one', () => {
  const types = (text: string) =>
    behindTitle(parseFile(text, 'a.mdx').tree, '_3 min_').children?.map(({ type }) => type);
  expect(types('# A\n\n- b\n')).toEqual(['heading', 'paragraph', 'list']);
  expect(types('- b\n')).toEqual(['paragraph', 'list']);
});

test('a slot is filled by a theme that is the one of the site otherwise', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-slots-'));
  writeFileSync(path.join(cwd, 'index.tsx'), '');
  writeFileSync(path.join(cwd, 'Badge.tsx'), '');
  const filled = { name: 'badge', strings: {}, slots: { top: './Badge.tsx' } };
  const folder = writeSlotDoor(filled, cwd, cwd);
  const source = readFileSync(path.join(folder, 'index.js'), 'utf8');
  expect(source).toContain(`export * from "${cwd}/index.tsx";`);
  expect(source).toContain(`import Slot0 from "${cwd}/Badge.tsx";`);
});

test('[DIAG-3] a function that is async is named: what it says would not be heard', async () => {
  const late = definePlugin({ name: 'late', check: (async () => []) as never });
  const [check] = (await late.checks?.({})) ?? [];
  expect(() => check?.run({ pages: [] } as never)).toThrow(
    '[late] check returns a promise, and what it says is needed at once → do not make it async',
  );
});

test('a component that is not there is named with its slot', () => {
  const filled = { name: 'badge', strings: {}, slots: { top: './No.tsx', bottom: './Nor.tsx' } };
  expect(() => slotFiles(filled, '/site')).toThrow(
    '[badge] 2 components of slots are not there:\n  top: /site/No.tsx\n  bottom: /site/Nor.tsx\n→ write a path',
  );
});
