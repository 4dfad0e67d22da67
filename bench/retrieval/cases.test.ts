import { describe, expect, it } from 'vitest';
import { pageKey } from '../search/queries.ts';
import { readDocs } from '../search/readDocs.ts';
import { unknownTargets } from '../search/unknownTargets.ts';
import { plainAddress, readNothingCases, readQuestionCases } from './cases.ts';

const cases = readQuestionCases();

describe('the questions for retrieval', () => {
  it.each(['en', 'zh'])('name only sections that the docs have in %s', (lang) => {
    const records = readDocs(`docs/v2/${lang}`, lang);
    const queries = cases
      .filter((each) => each.lang === lang)
      .map(({ question, sections }) => ({
        lang,
        kind: 'question',
        query: question,
        relevant: sections.map((section) => {
          const [page = '', anchor] = section.split('#');
          return { page: pageKey(page, lang), anchor: anchor ?? null };
        }),
      }));
    expect(unknownTargets(queries, () => records)).toEqual([]);
  });

  it('are enough for a measurement, and half of them are held out', () => {
    for (const all of [cases, readNothingCases()]) {
      const heldOut = all.filter(({ isHeldOut }) => isHeldOut).length;
      expect(heldOut / all.length).toBeGreaterThan(0.4);
      expect(heldOut / all.length).toBeLessThan(0.65);
    }
    expect(cases.filter(({ lang }) => lang === 'zh').length).toBeGreaterThanOrEqual(60);
  });

  it('are held out in both languages or in none', () => {
    for (const { id, isHeldOut } of cases) {
      expect(cases.filter((each) => each.id === id && each.isHeldOut !== isHeldOut)).toEqual([]);
    }
  });
});

it.each([
  ['/zh', '/'],
  ['/zh/guide/start/', '/guide/start'],
  ['/v1/zh/config/output#outputpath', '/v1/config/output#outputpath'],
  ['/zhong/zh', '/zhong/zh'],
])('an address without its language: %s', (url, plain) => {
  expect(plainAddress(url, 'zh')).toBe(plain);
});
