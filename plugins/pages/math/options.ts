export interface MathOptions {
  /**
   * Whether a formula within a line needs only one dollar sign on each side. With `false`, it needs
   * two, and a single dollar sign is normal text.
   *
   * @default true
   */
  singleDollar?: boolean;
  /** Your own TeX commands, by name: `{ '\\RR': '\\mathbb{R}' }`. @default none */
  macros?: Record<string, string>;
}
