/** What is wrong in a diagram. */
export interface DiagramProblem {
  /** In the text of the diagram, from 1. */
  line: number;
  message: string;
}

/** A line of a diagram without the spaces around it. */
export interface DiagramLine {
  text: string;
  /** From 1. */
  number: number;
}

/** A diagram as it is handed to the library that draws it. */
export interface ReadDiagram {
  /** Every line is one that the library draws. */
  source: string;
  /** What the diagram says, in one line. */
  summary: string;
}

/** Collects what is wrong while the lines of a diagram are read. */
export type Report = (line: DiagramLine, message: string) => void;

/** Reads the lines behind the first one, which names the kind. */
export type ReadKind = (
  header: DiagramLine,
  lines: readonly DiagramLine[],
  report: Report,
) => ReadDiagram;

/** Says of a line that it cannot be drawn, and what to do. */
export const notDrawn = ({ text }: DiagramLine, remedy = 'correct or remove the line') =>
  `"${text}" cannot be drawn → ${remedy}`;
