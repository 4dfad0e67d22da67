/** The measurements of a dev server in milliseconds. Empty if the tool lacks the feature. */
export interface DevFigures {
  coldStart: readonly number[];
  secondStart: readonly number[];
  text: readonly number[];
  heading: readonly number[];
  component: readonly number[];
  label: readonly number[];
  freshPage: readonly number[];
  search: readonly number[];
  /** The longest delay of another request during each search. */
  otherRequest: readonly number[];
}

export interface DevRow {
  site: string;
  tool: string;
  figures: DevFigures;
}

export const COLUMNS: Record<keyof DevFigures, string> = {
  coldStart: 'cold start, s',
  secondStart: 'second start, s',
  text: 'text',
  heading: 'heading, with outline',
  component: 'component',
  label: 'sidebar label',
  freshPage: 'new page',
  search: 'first search',
  otherRequest: 'other request meanwhile, at most',
};

/**
 * Returns the median, which is the mean of the two middle numbers if their count is even. Returns
 * `undefined` for an empty list.
 */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return undefined;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

function cell(name: keyof DevFigures, numbers: readonly number[]): string {
  const value = median(numbers);
  if (value === undefined) return '–';
  if (!Number.isFinite(value)) return 'never';
  return name.endsWith('Start') ? (value / 1000).toFixed(1) : value.toFixed(0);
}

/** Returns the table of all rows, with medians in milliseconds. */
export function devTable(rows: readonly DevRow[]): string {
  const names = Object.keys(COLUMNS) as (keyof DevFigures)[];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['pages', 'tool', ...names.map((name) => COLUMNS[name])]),
    line(['pages', 'tool', ...names].map(() => '---')),
    ...rows.map(({ site, tool, figures }) =>
      line([site, tool, ...names.map((name) => cell(name, figures[name]))]),
    ),
  ].join('\n');
}

interface Target {
  what: string;
  figure: keyof DevFigures;
  site: 'docs' | 'generated';
  /** The maximum in milliseconds, or as a multiple of the other tool's time. */
  most: number;
  against?: 'stock';
}

const TARGETS: readonly Target[] = [
  ...(['docs', 'generated'] as const).map((site) => ({
    what: `cold start, ${site}, as a share of stock`,
    figure: 'coldStart' as const,
    site,
    most: 1,
    against: 'stock' as const,
  })),
  { what: 'text, docs, ms', figure: 'text', site: 'docs', most: 300 },
  {
    what: 'text, generated, as a share of stock',
    figure: 'text',
    site: 'generated',
    most: 1.2,
    against: 'stock',
  },
  { what: 'new page, docs, ms', figure: 'freshPage', site: 'docs', most: 1000 },
  { what: 'new page, generated, ms', figure: 'freshPage', site: 'generated', most: 1000 },
  { what: 'first search, docs, ms', figure: 'search', site: 'docs', most: 300 },
  { what: 'first search, generated, ms', figure: 'search', site: 'generated', most: 300 },
];

/** Returns a table of the targets and whether they are met. */
export function targetTable(rows: readonly DevRow[]): string {
  const figureOf = (tool: RegExp, { site, figure }: Target) => {
    const row = rows.find(
      (one) => tool.test(one.tool) && (one.site === 'docs') === (site === 'docs'),
    );
    return row && median(row.figures[figure]);
  };
  const lines = TARGETS.map((target) => {
    const own = figureOf(/^Lectern/, target);
    const other = target.against ? figureOf(/^stock/, target) : 1;
    if (own === undefined || other === undefined) {
      return `| ${target.what} | ${target.most} | not measured | |`;
    }
    const measured = own / other;
    const digits = target.against ? 2 : 0;
    return `| ${target.what} | ${target.most} | ${measured.toFixed(digits)} | ${measured <= target.most ? 'held' : 'missed'} |`;
  });
  return ['| target | at most | measured | |', '|---|---|---|---|', ...lines].join('\n');
}
