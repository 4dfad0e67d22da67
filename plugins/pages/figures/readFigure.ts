import { parse } from 'yaml';
import { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';

const text = z.string().trim().min(1);
const label = z.union([text, z.array(text).min(1)]);
const bands = z.array(z.record(z.string(), label)).min(1).optional();

const schema = z.strictObject({
  description: text,
  rows: bands,
  columns: bands,
  titles: z.array(text).optional(),
  arrows: z.array(text).default([]),
  accent: z.array(text).default([]),
});

/** A box in a figure, with a label and lines of text below it. */
export interface FigureBox {
  id: string;
  label: string;
  lines: readonly string[];
  isAccent: boolean;
  /** The index of its row or column, and its position within it. */
  band: number;
  at: number;
}

/** A connection between two adjacent boxes. */
export interface FigureArrow {
  from: FigureBox;
  to: FigureBox;
  label?: string;
}

/** The content of a fence with boxes. */
export interface Figure {
  /** The text alternative of the figure. */
  description: string;
  direction: 'rows' | 'columns';
  /** The titles of the columns. */
  titles: readonly string[];
  boxes: readonly FigureBox[];
  arrows: readonly FigureArrow[];
}

/** A figure, or the reasons why a fence is invalid. */
export type ReadFigure = { figure: Figure } | { problems: string[] };

/** Describes what is wrong with a value, one line per problem. */
export const issueLines = (value: unknown, schema: z.ZodType): string[] =>
  describeIssues(schema.safeParse(value).error?.issues ?? [], value, 'key', schema).map(
    ({ text }) => text,
  );

/** Returns the problem of an accent that names nothing of the figure. */
export const unknownAccent = (name: string, noun: string, names: readonly string[]): string =>
  `accent: unknown ${noun} ${name} → write one of ${names.join(', ')}`;

const ARROW = /^(\S+)\s*->\s*([^\s:]+)(?::\s*(.+))?$/;

type Bands = readonly Record<string, string | string[]>[];

function toBoxes(found: Bands, accent: readonly string[]): FigureBox[] {
  return found.flatMap((boxes, band) =>
    Object.entries(boxes).map(([id, value], at) => {
      const [first = '', ...lines] = [value].flat();
      return { id, label: first, lines, isAccent: accent.includes(id), band, at };
    }),
  );
}

function arrowProblem(from: FigureBox, to: FigureBox): string | undefined {
  const apart = Math.abs(from.band - to.band);
  const isNear = apart === 1 || (apart === 0 && Math.abs(from.at - to.at) === 1);
  return isNear ? undefined : 'connects boxes that are not next to each other → rearrange them';
}

/** Creates a figure from a value of the right shape, or returns the problems, one per line. */
function toFigure({
  description,
  rows,
  columns,
  titles = [],
  ...rest
}: z.infer<typeof schema>): ReadFigure {
  const bandsOf = rows ?? columns;
  if (!bandsOf || (rows && columns)) {
    return { problems: ['a figure has either rows, columns or areas → use one of them'] };
  }
  const problems: string[] = [];
  const boxes = toBoxes(bandsOf, rest.accent);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const twice = boxes.filter((box) => byId.get(box.id) !== box).map(({ id }) => id);
  for (const id of twice) problems.push(`${id} is used twice → choose another name`);
  if (titles.length > 0 && titles.length !== columns?.length) {
    problems.push(
      'the number of titles differs from the number of columns → write one for each column',
    );
  }
  for (const id of rest.accent.filter((one) => !byId.has(one))) {
    problems.push(unknownAccent(id, 'box', [...byId.keys()]));
  }
  const arrows = rest.arrows.flatMap((written): FigureArrow[] => {
    const [, start = '', end = '', words] = ARROW.exec(written) ?? [];
    const from = byId.get(start);
    const to = byId.get(end);
    const problem =
      from && to ? arrowProblem(from, to) : 'does not name two boxes → write "from -> to: label"';
    if (problem || !from || !to) {
      problems.push(`arrows: "${written}" ${problem}`);
      return [];
    }
    return [{ from, to, ...(words && { label: words }) }];
  });
  if (problems.length > 0) return { problems };
  const direction = rows ? 'rows' : 'columns';
  return { figure: { description, direction, titles, boxes, arrows } };
}

/** Parses the YAML in a `figure` fence, or returns why it is invalid. */
export function parseFigure(source: string): { value: unknown } | { problems: string[] } {
  try {
    return { value: parse(source, { schema: 'failsafe', logLevel: 'error' }) ?? {} };
  } catch (error) {
    const [message] = (error as Error).message.split(/:?\n/);
    return {
      problems: [
        `it is not valid YAML: ${message} → put quotes around text that contains : # [ { "`,
      ],
    };
  }
}

/** Parses the text of a `figure` fence with boxes in rows or columns. */
export function readFigure(source: string): ReadFigure {
  const parsed = parseFigure(source);
  if ('problems' in parsed) return parsed;
  const result = schema.safeParse(parsed.value);
  if (result.success) return toFigure(result.data);
  return { problems: issueLines(parsed.value, schema) };
}
