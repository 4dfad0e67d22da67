import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { pluginContent } from '../../content';
import { treeParts } from '../../content/sections/pageSections';
import { contentOf } from '../../content/siteContent';
import { toMarkdown } from '../../content/tree/toMarkdown';
import { readSections } from '../../maintenance/translations/readSections';
import { pluginGlossary } from './index';
import { readTerms } from './readTerms';
import { renderTerms } from './renderTerms';

const { terms } = readTerms('docs/terms.yaml');

/** Returns the Markdown, the headings and the problems of a page with the plugin. */
async function expand(page: string, file = 'docs/terms.yaml') {
  const root = mkdtempSync(path.join(tmpdir(), 'lectern-glossary-'));
  writeFileSync(path.join(root, 'a.mdx'), page);
  const plugins: RspressPlugin[] = [pluginContent(), pluginGlossary({ file })];
  let config: UserConfig = { root };
  for (const plugin of plugins) {
    config = (await plugin.config?.(config, {} as never, false)) as UserConfig;
  }
  const content = contentOf(config);
  const read = content.files.read(path.join(root, 'a.mdx'));
  if (!read) throw new Error('there is no page');
  const parts = treeParts(read.tree(), { file: 'a.mdx' });
  return {
    markdown: toMarkdown(read.tree(), read.source, { file: 'a.mdx', forms: {} }).text,
    ids: parts.flatMap((part) => (part.kind === 'heading' ? [part.id] : [])),
    outline: (read.lookAt().children ?? []).filter(({ type }) => type === 'heading').length,
    found: content.check([read]).map(({ message }) => message),
  };
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

test('the page has the terms in the place of the mark: in its Markdown, its outline and the search', async () => {
  const { markdown, ids, outline } = await expand('# G\n\n<Glossary lang="en" />\n\nEnd.\n');
  expect(markdown).toMatch(/^# G\n\nBy letter: \[A\]\([^\n]*\n\n## Alias\n\n[\s\S]*\n\nEnd\.$/);
  expect(ids).toEqual(['g', ...terms.map(({ id }) => id)]);
  expect(outline).toBe(terms.length + 1);
});

test('[DIAG-1] a glossary within a line of text is reported and left unchanged', async () => {
  const { markdown, found } = await expand('Text <Glossary lang="en" /> here.\n');
  expect(found).toEqual([
    'Glossary becomes blocks, but is inside a line of text → move it to a separate line',
  ]);
  expect(markdown).not.toContain('Chunk');
});

test('terms that cannot be read stop the build with file and line', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-terms-')), 'terms.yaml');
  writeFileSync(file, readFileSync('docs/terms.yaml', 'utf8').replace('- id: alias', '- id: 5'));
  await expect(expand('', file)).rejects.toThrow(
    /\[glossary\] the terms are invalid:\n.+terms\.yaml:4 \[0\]\.id must be a string, but is 5 → write "5"/,
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
  expect(
    (await expand('<Glossary lang="de" />\n', file)).markdown.replace(/\]\([^)]*\)/g, ']'),
  ).toBe(
    '[T] · [L]\n\n## Teilstück\n\nEine Ausgabedatei.\n\nEnglisch: chunk. [Teilstück]\n\n## Loader\n\nLiest eine Datei.',
  );
  expect((await expand('<Glossary lang="en" />\n', file)).markdown).not.toContain('Loader');
  expect((await expand('<Glossary lang="fr" />\n', file)).found).toEqual([
    `${file} has no terms in "fr" → add them, or correct lang`,
  ]);
});

test('a name without its definition, a definition without its name and an unknown key are named', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-terms-')), 'terms.yaml');
  const wrong = GERMAN.replace(', en: An output file.', ', fr: Un fichier.');
  writeFileSync(file, wrong.replace('  link:', '  lnk_: x\n  link:'));
  const { problems } = readTerms(file);
  expect(problems.map(({ line, message }) => `${line} ${message}`).sort()).toEqual([
    '1 [0].fr must be a string, but is missing',
    '4 [0].definition.en must be a string, but is missing',
    '5 unknown term key "[0].lnk_" → correct its name, or remove it',
  ]);
});
