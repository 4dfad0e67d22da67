import type { Place } from './configValue';

/** What is to be said of a setting. */
export type ConfigFinding = { place: Place; path: string } & (
  | { kind: 'unknown'; nearest?: string }
  /** The value is none of those that the type lists. */
  | { kind: 'value'; value: string; allowed: readonly string[]; nearest?: string }
  /** Another version has it: an older one, or a newer one. */
  | { kind: 'removed' | 'newer'; version: string; by?: string }
  | { kind: 'deprecated'; reason: string }
  /** A plugin that only another version exports. */
  | { kind: 'plugin-removed' | 'plugin-newer'; version: string }
  /** Something else does its work; nothing has to where that is empty. */
  | { kind: 'replaced' | 'plugin-replaced' | 'loader-replaced'; by: string }
);

/** A default that changed between two versions, of an option that the configuration leaves out. */
export interface ChangedDefault {
  path: string;
  /** In Markdown, as the docs say them. */
  was: string;
  now: string;
}
