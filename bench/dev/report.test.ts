import { expect, test } from 'vitest';
import { type DevFigures, devTable, median, targetTable } from './report';

const NONE: DevFigures = {
  coldStart: [],
  secondStart: [],
  text: [],
  heading: [],
  component: [],
  label: [],
  freshPage: [],
  search: [],
  otherRequest: [],
};

test('the median is the middle number, or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([7])).toBe(7);
  expect(median([])).toBeUndefined();
  expect(median([1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('the table has seconds for starts, and marks missing features and edits that are never shown', () => {
  const figures = {
    ...NONE,
    coldStart: [4200, 3900, 4100],
    text: [120.4],
    label: [Number.POSITIVE_INFINITY],
  };
  const row = devTable([{ site: '8 generated', tool: 'A', figures }])
    .split('\n')
    .at(-1);
  expect(row).toBe('| 8 generated | A | 4.1 | – | 120 | – | – | never | – | – | – |');
});

test('targets compare the same pages, and mark missing measurements', () => {
  const own = { ...NONE, coldStart: [4000], text: [250], freshPage: [1200] };
  const table = targetTable([
    { site: 'docs', tool: 'Lectern', figures: own },
    { site: 'docs', tool: 'stock Rspress 2.0.22', figures: { ...NONE, coldStart: [5000] } },
    { site: '1000 generated', tool: 'Lectern', figures: { ...NONE, text: [130] } },
    { site: '1000 generated', tool: 'stock Rspress 2.0.22', figures: { ...NONE, text: [100] } },
  ]);
  expect(table).toContain('| cold start, docs, as a share of stock | 1 | 0.80 | held |');
  expect(table).toContain('| cold start, generated, as a share of stock | 1 | not measured | |');
  expect(table).toContain('| text, docs, ms | 300 | 250 | held |');
  expect(table).toContain('| text, generated, as a share of stock | 1.2 | 1.30 | missed |');
  expect(table).toContain('| new page, docs, ms | 1000 | 1200 | missed |');
});
