import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../plugins/retrieval/search/engine/testing/records.ts';
import { scaleDocs } from './scale.ts';

const records = recordsOf([
  {
    url: '/a',
    title: 'Alpha',
    prose: 'one two three four five six seven eight nine ten '.repeat(9),
  },
  { url: '/b', title: 'Beta', prose: 'red green blue '.repeat(9), sections: [['## Gamma', 'x']] },
]);

describe('docs made larger', () => {
  const scaled = scaleDocs(records, 5);

  it('have the requested number of pages, each with a unique URL', () => {
    expect(scaled.filter(({ type }) => type === 'lvl1')).toHaveLength(5);
    expect(new Set(scaled.map(({ url }) => url)).size).toBe(scaled.length);
  });

  it('start with the given pages, and copies have other words', () => {
    expect(scaled.slice(0, records.length)).toEqual(records);
    expect(scaled[records.length]?.content).not.toBe(records[0]?.content);
  });

  it('are the same in every run', () => {
    expect(scaleDocs(records, 5)).toEqual(scaled);
  });
});
