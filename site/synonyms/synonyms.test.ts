import { describe, expect, it } from 'vitest';
import { plain } from '../../plugins/retrieval/search/engine/query/synonyms';
import english from './en.json' with { type: 'json' };
import chinese from './zh.json' with { type: 'json' };

describe.each([
  ['en', english],
  ['zh', chinese],
])('the synonyms of %s', (_, synonyms: Record<string, string[]>) => {
  it('are at least 80, and each differs from its term', () => {
    const entries = Object.entries(synonyms);
    expect(entries.length).toBeGreaterThanOrEqual(80);
    for (const [from, to] of entries) {
      expect(to.length, from).toBeGreaterThan(0);
      for (const phrase of to) expect(plain(phrase), from).not.toBe(plain(from));
    }
  });

  it('name each term once', () => {
    const keys = Object.keys(synonyms).map(plain);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
