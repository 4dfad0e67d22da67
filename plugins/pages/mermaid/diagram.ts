/** A problem in a diagram. */
export interface DiagramProblem {
  /** The line in the text of the diagram, from 1. */
  line: number;
  message: string;
}

/** A line of a diagram, trimmed. */
export interface DiagramLine {
  text: string;
  /** From 1. */
  number: number;
}

/** A diagram as it is passed to the drawing library. */
export interface ReadDiagram {
  /** Only contains lines that the library supports. */
  source: string;
  /** A description of the diagram in one line. */
  summary: string;
}

/** Reports a problem while the lines of a diagram are parsed. */
export type Report = (line: DiagramLine, message: string) => void;

/** Parses the lines after the first one, which contains the kind. */
export type ReadKind = (
  header: DiagramLine,
  lines: readonly DiagramLine[],
  report: Report,
) => ReadDiagram;

/** Returns the error message for a line that cannot be drawn. */
export const notDrawn = ({ text }: DiagramLine, remedy = 'correct or remove the line') =>
  `"${text}" cannot be drawn → ${remedy}`;
