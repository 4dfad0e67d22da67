import { expect, test } from 'vitest';
import { recordsOf } from '../engine/testing/records';
import { suggestionLines } from './suggestionLines';
import { type FailedQuery, makeSuggestions } from './suggestions';

const QUESTIONS: Record<string, string[]> = {
  '/cache#on-a-build-server': ['keep the cache of a pipeline', 'reuse builds on a server'],
  '/server': ['start a server for development'],
};
const records = recordsOf([
  {
    url: '/output',
    title: 'Output',
    sections: [['## output.publicPath', 'The address of files.']],
  },
  {
    url: '/cache',
    title: 'Cache',
    sections: [
      ['## On a build server', 'Store the folder between runs of ci, or in an image of docker.'],
    ],
  },
  { url: '/server', title: 'Development server', prose: 'Serves pages while you write.' },
  { url: '/layer', title: 'Layer', prose: 'A layer is a part of a build: one layer per folder.' },
  { url: '/images', title: 'Images', prose: 'Pictures become files; compress them with a loader.' },
]).map((record) => ({ ...record, questions: QUESTIONS[record.url] ?? [] }));
const place = { lang: 'en', version: 'v2' };
const failed = (query: string, kind: FailedQuery['kind'] = 'no-hit', times = 1): FailedQuery => ({
  query,
  kind,
  times,
  ...place,
});
const suggest = (...queries: FailedQuery[]) => makeSuggestions(queries, { records, synonyms: {} });

test('[LOOP-2] a query with some words of a section becomes a keyword of its page, which is then found', () => {
  const [one] = suggest(failed('docker layer ci speed'));
  expect(one).toMatchObject({
    remedy: 'keyword',
    add: 'docker layer ci speed',
    near: { url: '/cache#on-a-build-server', by: 'words' },
  });
  expect(one?.effect?.with).toBe(1);
  expect(one?.effect?.with ?? 99).toBeLessThanOrEqual(one?.effect?.without ?? 99);
});

test('[LOOP-2] an unknown word becomes a synonym of the most similar name', () => {
  const [one] = suggest(failed('putpublicpth'));
  expect(one).toMatchObject({
    remedy: 'synonym',
    add: 'putpublicpth',
    to: 'output.publicPath',
    near: { by: 'letters' },
    effect: { with: 1 },
  });
});

test('[LOOP-2] a query without similar sections needs a new page, and one that is found now needs nothing', () => {
  const [page, found] = suggest(failed('zebra stripes', 'no-hit', 2), failed('public path'));
  expect(page).toMatchObject({ remedy: 'page', effect: undefined });
  expect(page?.near).toBeUndefined();
  expect(found).toMatchObject({ remedy: 'found', near: { url: '/output#outputpublicpath' } });
});

test('[LOOP-2] a page whose position would not improve is not suggested', () => {
  const [one] = suggest(failed('proxy webp compress'));
  const [same] = suggest(failed('compress', 'unanswered'));
  expect(one?.remedy).toBe(one?.effect ? 'keyword' : 'page');
  expect(same).toMatchObject({ remedy: 'page', near: { url: '/images' } });
  expect(suggestionLines(same ? [same] : [])[1]).toBe(
    '  page: no section answers it → write one, or ignore it; the nearest is /images (Images)',
  );
});

test('[LOOP-2] found but unopened pages get the remedy of a better title; for a question, its meaningful words are used', () => {
  const [title, question] = suggest(
    failed('public path', 'no-click', 3),
    failed('How can I make my pictures smaller with webp?', 'unanswered'),
  );
  expect(title).toMatchObject({ remedy: 'title' });
  if (question?.remedy === 'keyword') expect(question.add).not.toMatch(/\b(how|can|with)\b/i);
  expect(question?.remedy).toMatch(/keyword|page/);
});

test('[LOOP-2] the effects of a keyword on other questions are reported, harmed questions by name', () => {
  const [one] = suggest(failed('docker layer ci speed'));
  const { helps, hurts } = one?.effect ?? { helps: [], hurts: [] };
  for (const each of hurts) expect(each.with ?? 99).toBeGreaterThan(each.without ?? 99);
  for (const each of helps) expect(each.with ?? 99).toBeLessThan(each.without ?? 99);
  const lines = suggestionLines(one ? [one] : []);
  expect(lines[2]).toContain(
    `helps ${helps.length} questions of _questions.yaml, hurts ${hurts.length}`,
  );
  expect(lines).toHaveLength(3 + hurts.length);
});

test('[LOOP-2] the most frequent queries come first, without control characters', () => {
  const suggestions = suggest(
    failed('zebra\u001b[31m\nstripes'),
    failed('docker layer ci speed', 'no-hit', 7),
  );
  const lines = suggestionLines(suggestions);
  expect(lines[0]).toBe('7× "docker layer ci speed" (v2 en, nothing found)');
  expect(lines[1]).toMatch(
    /^ {2}keyword: searchKeywords: \["docker layer ci speed"\] in the page of \/cache#on-a-build-server \(Cache › On a build server\)$/,
  );
  expect(lines[2]).toMatch(/^ {2}adding it: .* → place 1; helps \d+ questions/);
  expect(lines.join('')).not.toContain('\u001b');
  expect(suggestionLines([])).toEqual(['No search or question failed.']);
});

test('[LOOP-2] queries in a language or version that does not exist are omitted', () => {
  expect(suggest({ ...failed('cache'), version: 'v0' })).toEqual([]);
});
