/** A position in the text. Lines and columns start at 1. */
export interface Place {
  line: number;
  column: number;
}

/** A key of an object with its value. */
export interface ConfigSetting {
  name: string;
  value: ConfigValue;
  place: Place;
}

/** A value of a configuration as written in the file. No code is run. */
export type ConfigValue =
  | { kind: 'object'; settings: readonly ConfigSetting[] }
  | { kind: 'list'; items: readonly ConfigValue[] }
  /** A string, a number or a boolean. */
  | { kind: 'literal'; value: string | number | boolean; place: Place }
  /** `new HtmlRspackPlugin(…)`, with the last part of the class name. */
  | { kind: 'instance'; name: string; place: Place; arguments: readonly ConfigValue[] }
  /** Alternatives that are selected at run time: the branches of a condition, or the objects of a merge. */
  | { kind: 'either'; values: readonly ConfigValue[] }
  /** A value that is only known at run time. */
  | { kind: 'unknown' };

/** The value of everything that cannot be checked. */
export const UNKNOWN: ConfigValue = { kind: 'unknown' };
