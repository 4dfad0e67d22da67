import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../plugins/retrieval/search/engine/testing/records.ts';
import type { Target } from './queries.ts';
import { unknownTargets } from './unknownTargets.ts';

const records = recordsOf([
  { url: '/guide/output', title: 'Output', sections: [['## Names {#names}', 'Of files.']] },
]);

function problemsOf(...relevant: Target[]): string[] {
  return unknownTargets([{ lang: 'en', kind: 'exact', query: 'output', relevant }], () => records);
}

describe('the answers of queries', () => {
  it('can be a page, a heading, or any heading of a page', () => {
    const page = 'guide/output';
    const known = [null, 'names', '*'].map((anchor) => ({ page, anchor }));
    expect(problemsOf(...known)).toEqual([]);
  });

  it('are reported with their query if the docs do not have them', () => {
    const problems = problemsOf(
      { page: 'guide/input', anchor: null },
      { page: 'guide/output', anchor: 'name' },
    );
    expect(problems).toEqual([
      'en, exact, "output": /guide/input is no page of the docs',
      'en, exact, "output": /guide/output has no heading with the id "name"',
    ]);
  });
});
