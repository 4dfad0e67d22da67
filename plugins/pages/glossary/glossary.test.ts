import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { readSections } from '../../maintenance/translations/readSections';
import { pluginGlossary } from './index';
import { readTerms } from './readTerms';
import { renderTerms } from './renderTerms';

const { terms } = readTerms('docs/terms.yaml');

/** A page as Rspress reads it with the plugin. */
async function expand(page: string, file = 'docs/terms.yaml'): Promise<string> {
  const plugin: RspressPlugin = pluginGlossary({ file });
  const config = (await plugin.config?.({}, {} as never, false)) as UserConfig;
  const [rule] = config.replaceRules ?? [];
  return rule ? page.replace(rule.search, rule.replace) : page;
}

test('the glossary has the terms of the field, each once, with the same ids in both languages', () => {
  expect(terms.length).toBeGreaterThanOrEqual(60);
  const ids = (lang: 'en' | 'zh') =>
    readSections(`# A\n\n${renderTerms(terms, lang)}`, 'a.mdx').map(({ id }) => id);
  expect(ids('en')).toEqual(['a', ...terms.map(({ id }) => id)]);
  expect(ids('zh')).toEqual(ids('en'));
});

test('a term has a heading with its id, its meaning, the other language and a link', () => {
  const [term] = terms.filter(({ id }) => id === 'code-splitting');
  if (!term) throw new Error('the term is gone');
  expect(renderTerms([term], 'zh')).toBe(
    `按英文首字母：[C](#code-splitting)\n\n## 代码分割 {#code-splitting}\n\n${term.definition.zh}\n\n英文：code splitting。详见[代码分割](/guide/features/code-splitting)。`,
  );
  expect(renderTerms([term], 'en')).toContain(
    'Chinese: 代码分割. More about [code splitting](/guide/',
  );
});

test('the page has the terms in the place of the mark, and follows the file', async () => {
  expect(await expand('# G\n\n<Glossary lang="en" />\n')).toContain('## Chunk {#chunk}');
  expect(await expand('text <Glossary lang="en" />')).toBe('text <Glossary lang="en" />');
});

test('terms that cannot be read stop the build with file and line', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-terms-')), 'terms.yaml');
  writeFileSync(file, readFileSync('docs/terms.yaml', 'utf8').replace('- id: alias', '- id: 5'));
  await expect(expand('', file)).rejects.toThrow(
    /\[glossary\] the terms cannot be read:\n.+terms\.yaml:4 \[0\]\.id is 5 → write a string/,
  );
});

test('every letter leads to its first term, and no two terms share the words of their link', () => {
  for (const lang of ['en', 'zh'] as const) {
    const [letters = '', ...rest] = renderTerms(terms, lang).split('\n\n');
    const firsts = new Set(terms.map(({ names }) => names.en?.charAt(0).toUpperCase()));
    const links = [...letters.matchAll(/\[(.)\]\(#([^)]+)\)/g)];
    expect(links.map(([, letter]) => letter)).toEqual([...firsts]);
    for (const [, letter, id] of links) {
      const first = terms.find(({ names }) => names.en?.charAt(0).toUpperCase() === letter);
      expect(id).toBe(first?.id);
    }
    const texts = rest.flatMap((part) => part.match(/(?:More about |详见)\[[^\]]+\]/g) ?? []);
    expect(texts.length).toBe(terms.filter(({ link }) => link).length);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

const GERMAN = `- id: chunk
  de: Teilstück
  en: chunk
  definition: { de: Eine Ausgabedatei., en: An output file. }
  link: /guide/chunks
- id: loader
  de: Loader
  definition: { de: Liest eine Datei. }
`;

test('a site has a glossary in any of its languages, or in one', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-terms-')), 'terms.yaml');
  writeFileSync(file, GERMAN);
  expect(await expand('<Glossary lang="de" />', file)).toBe(
    '[T](#chunk) · [L](#loader)\n\n## Teilstück {#chunk}\n\nEine Ausgabedatei.\n\nEnglisch: chunk. [Teilstück](/guide/chunks)\n\n## Loader {#loader}\n\nLiest eine Datei.',
  );
  expect(await expand('<Glossary lang="en" />', file)).not.toContain('loader');
  expect(await expand('<Glossary lang="fr" />', file)).toBe('<Glossary lang="fr" />');
});

test('a name without its definition, a definition without its name and an unknown key are named', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-terms-')), 'terms.yaml');
  const wrong = GERMAN.replace(', en: An output file.', ', fr: Un fichier.');
  writeFileSync(file, wrong.replace('  link:', '  lnk_: x\n  link:'));
  const { problems } = readTerms(file);
  expect(problems.map(({ line, message }) => `${line} ${message}`).sort()).toEqual([
    '1 [0].fr is nothing → write a string',
    '4 [0].definition.en is nothing → write a string',
    '5 [0].lnk_ is no key of a term → remove it or correct its name',
  ]);
});
