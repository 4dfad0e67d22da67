/** Where something stands in the text, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A key of an object with what is written behind it. */
export interface ConfigSetting {
  name: string;
  value: ConfigValue;
  place: Place;
}

/** A value of a configuration as it stands in the file; nothing of it is run. */
export type ConfigValue =
  | { kind: 'object'; settings: readonly ConfigSetting[] }
  | { kind: 'list'; items: readonly ConfigValue[] }
  /** A string, a number or a boolean. */
  | { kind: 'literal'; value: string | number | boolean; place: Place }
  /** `new HtmlRspackPlugin(…)`, by the last part of its name. */
  | { kind: 'instance'; name: string; place: Place; arguments: readonly ConfigValue[] }
  /** What is chosen when the file runs: the branches of a condition, the parts of a merge. */
  | { kind: 'either'; values: readonly ConfigValue[] }
  /** What only running the file would tell. */
  | { kind: 'unknown' };

/** Nothing that can be checked. */
export const UNKNOWN: ConfigValue = { kind: 'unknown' };
