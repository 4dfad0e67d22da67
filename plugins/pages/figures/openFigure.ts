import { drawAreas } from './drawAreas';
import { drawFigure } from './drawFigure';
import { areasText, figureText } from './figureText';
import { layoutAreas } from './layoutAreas';
import { layoutFigure } from './layoutFigure';
import { readAreas } from './readAreas';
import { parseFigure, readFigure } from './readFigure';

/** A figure of either kind: boxes with arrows between them, or areas in areas. */
export interface OpenedFigure {
  /** What the figure says, for those who do not see it. */
  description: string;
  /** In pixels, where there is room. */
  width: number;
  /** The figure as SVG. */
  draw: () => string;
  /** The figure as Markdown. */
  tell: () => string;
}

const hasAreas = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'areas');

/** Opens the text of a `figure` fence. */
export function openFigure(source: string): { figure: OpenedFigure } | { problems: string[] } {
  const parsed = parseFigure(source);
  if ('problems' in parsed) return parsed;
  if (hasAreas(parsed.value)) {
    const read = readAreas(parsed.value);
    if ('problems' in read) return read;
    const { figure } = read;
    return {
      figure: {
        description: figure.description,
        width: Math.ceil(layoutAreas(figure.areas).width),
        draw: () => drawAreas(figure),
        tell: () => areasText(figure),
      },
    };
  }
  const read = readFigure(source);
  if ('problems' in read) return read;
  const { figure } = read;
  return {
    figure: {
      description: figure.description,
      width: layoutFigure(figure).width,
      draw: () => drawFigure(figure),
      tell: () => figureText(figure),
    },
  };
}
