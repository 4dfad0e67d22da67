import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { QUESTIONS_FILE, sectionQuestions } from './sectionQuestions';

const PAGES = ['index.mdx', 'guide/index.mdx', 'guide/assets.mdx'];
const HEADINGS = ['fonts', 'inline-images'];

/** Writes docs in a folder `en` with the given questions. */
function docsWith(yaml: string) {
  const docDir = mkdtempSync(path.join(tmpdir(), 'questions-'));
  const file = path.join(docDir, 'en', QUESTIONS_FILE);
  mkdirSync(path.dirname(file));
  writeFileSync(file, yaml);
  const pages = PAGES.map((page) => path.join(docDir, 'en', page));
  const questions = sectionQuestions({
    docDir: () => docDir,
    ownIdsOf: () => new Set(HEADINGS.slice(0, 1)),
    partsOf: () => HEADINGS.map((id) => ({ kind: 'heading', depth: 2, text: id, id })),
    nameOf: (name) => path.relative(docDir, name),
  });
  return {
    file,
    questions,
    at: (page: string) => Object.fromEntries(questions.read()(path.join(docDir, 'en', page))),
    findings: () =>
      questions
        .findings(pages)
        .map(({ file: name, line, message }) => `${name}:${line} ${message}`),
  };
}

test('[ANS-1] questions belong to a page or heading, by its address relative to the folder of the file', () => {
  const { at, findings } = docsWith(`/:
  - What is it?
/guide:
  - Where do I start?
/guide/assets#fonts:
  - My font is not loaded
  - Use a font from node_modules
`);
  expect(at('index.mdx')).toEqual({ '': ['What is it?'] });
  expect(at('guide/index.mdx')).toEqual({ '': ['Where do I start?'] });
  expect(at('guide/assets.mdx')).toEqual({
    fonts: ['My font is not loaded', 'Use a font from node_modules'],
  });
  expect(findings()).toEqual([]);
});

test('[ANS-1] a file of questions is cached until it changes', () => {
  const { file, at } = docsWith('/guide: [One?]');
  expect(at('guide/index.mdx')).toEqual({ '': ['One?'] });
  writeFileSync(file, '/guide: [Two?]');
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect(at('guide/index.mdx')).toEqual({ '': ['Two?'] });
});

test('[ANS-1] missing pages and headings, and questions of two sections, are reported with their line', () => {
  const { findings } = docsWith(`/guide/asets:
  - What is an asset?
/guide/assets#font:
  - My font is not loaded
/guide/assets#inline-images:
  - My font is not loaded
/guide:
  - My font is not loaded
/elsewhere/far:
  - Where?
`);
  expect(findings()).toEqual([
    'en/_questions.yaml:1 there is no page /guide/asets in this folder → write /guide/assets, or remove it',
    'en/_questions.yaml:3 there is no heading /guide/assets#font in en/guide/assets.mdx → write #fonts, or remove it',
    'en/_questions.yaml:8 "My font is not loaded" is also listed at /guide/assets#inline-images → keep it where it is answered best',
    'en/_questions.yaml:9 there is no page /elsewhere/far in this folder → correct or remove it',
  ]);
});

test('[ANS-1] an invalid file is reported with a remedy', () => {
  expect(docsWith('/guide: One?').findings()).toEqual([
    'en/_questions.yaml:1 /guide must be an array, but is "One?"',
  ]);
  expect(docsWith('/guide: [').findings()).toEqual([
    expect.stringMatching(/^en\/_questions\.yaml:1 .* → correct the YAML$/),
  ]);
  expect(docsWith('').findings()).toHaveLength(1);
});
