import { z } from 'zod';
import { issueLines, unknownAccent } from './readFigure';

const text = z.string().trim().min(1);

const schema = z.strictObject({
  description: text,
  unit: text.optional(),
  bars: z
    .array(
      z.strictObject({
        label: z.union([text, z.array(text).min(1)]),
        value: z.coerce.number().min(0),
      }),
    )
    .min(1),
  accent: z.array(text).default([]),
});

/** A quantity that is shown as the length of a bar. */
export interface Bar {
  label: string;
  /** A note in smaller text after the label. */
  note: string;
  value: number;
  isAccent: boolean;
}

/** A figure that compares quantities. */
export interface BarFigure {
  description: string;
  /** The unit of the values. */
  unit?: string;
  bars: readonly Bar[];
}

export type ReadBars = { figure: BarFigure } | { problems: string[] };

/** Parses the value of a `figure` fence with `bars`. */
export function readBars(value: unknown): ReadBars {
  const result = schema.safeParse(value);
  if (!result.success) return { problems: issueLines(value, schema) };
  const { description, unit, accent } = result.data;
  const bars = result.data.bars.map((bar): Bar => {
    const [label = '', ...notes] = [bar.label].flat();
    return { label, note: notes.join(', '), value: bar.value, isAccent: accent.includes(label) };
  });
  const labels = bars.map(({ label }) => label);
  const unknown = accent.filter((label) => !labels.includes(label));
  if (unknown.length > 0) {
    return { problems: unknown.map((label) => unknownAccent(label, 'bar', labels)) };
  }
  return { figure: { description, unit, bars } };
}

/** Formats a value with its unit. */
export const valueText = ({ value }: Bar, unit?: string): string =>
  unit === undefined ? `${value}` : `${value} ${unit}`;
