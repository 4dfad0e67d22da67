import { z } from 'zod';
import { issueLines, unknownAccent } from './readFigure';

const text = z.string().trim().min(1);

/** A label, a list of areas in the other direction, or a label with its parts. */
type WrittenArea =
  | string
  | readonly WrittenArea[]
  | Readonly<Record<string, readonly WrittenArea[]>>;

const area: z.ZodType<WrittenArea> = z.lazy(() =>
  z.union([text, z.array(area).min(1), z.record(z.string(), z.array(area).min(1))]),
);

const schema = z.strictObject({
  description: text,
  areas: z.array(area).min(1),
  accent: z.array(text).default([]),
});

/** A rectangular area, such as a part of a page, with its parts. */
export interface Area {
  /** The label; none if the area only groups its parts. */
  label?: string;
  isAccent: boolean;
  /** The direction in which its parts are arranged. */
  direction: 'down' | 'across';
  parts: readonly Area[];
}

/** A figure with nested areas. */
export interface AreaFigure {
  description: string;
  areas: Area;
}

export type ReadAreas = { figure: AreaFigure } | { problems: string[] };

const other = (direction: Area['direction']) => (direction === 'down' ? 'across' : 'down');

function toAreas(
  written: readonly WrittenArea[],
  direction: Area['direction'],
  isAccent: (label: string) => boolean,
): Area[] {
  return written.flatMap((one): Area[] => {
    if (typeof one === 'string')
      return [{ label: one, isAccent: isAccent(one), direction: 'down', parts: [] }];
    if (Array.isArray(one)) {
      const turned = other(direction);
      const parts = toAreas(one, turned, isAccent);
      return [{ isAccent: false, direction: turned, parts }];
    }
    return Object.entries(one as Record<string, readonly WrittenArea[]>).map(([label, inside]) => ({
      label,
      isAccent: isAccent(label),
      direction: 'down',
      parts: toAreas(inside, 'down', isAccent),
    }));
  });
}

/** Returns the labels of all areas, from the outermost to the innermost. */
export const labelsOf = ({ label, parts }: Area): string[] => [
  ...(label === undefined ? [] : [label]),
  ...parts.flatMap(labelsOf),
];

/** Parses the value of a `figure` fence with `areas`. */
export function readAreas(value: unknown): ReadAreas {
  const result = schema.safeParse(value);
  if (!result.success) {
    return { problems: issueLines(value, schema) };
  }
  const { description, accent } = result.data;
  const parts = toAreas(result.data.areas, 'down', (label) => accent.includes(label));
  const areas: Area = { isAccent: false, direction: 'down', parts };
  const labels = labelsOf(areas);
  const unknown = accent.filter((label) => !labels.includes(label));
  if (unknown.length > 0) {
    return { problems: unknown.map((label) => unknownAccent(label, 'area', labels)) };
  }
  return { figure: { description, areas } };
}
