export interface MathOptions {
  /**
   * Whether one dollar sign on each side is enough for a formula in a line. With `false` a formula has
   * two on each side, and a single dollar sign in a text is one.
   *
   * @default true
   */
  singleDollar?: boolean;
  /** Commands of your own, by their names: `{ '\\RR': '\\mathbb{R}' }`. @default none */
  macros?: Record<string, string>;
}
