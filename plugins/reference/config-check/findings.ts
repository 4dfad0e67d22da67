import type { Place } from './configValue';

/** A problem with a setting. */
export type ConfigFinding = { place: Place; path: string } & (
  | { kind: 'unknown'; nearest?: string }
  /** The value is not one of those that the type lists. */
  | { kind: 'value'; value: string; allowed: readonly string[]; nearest?: string }
  /** Only an older or a newer version has the option. */
  | { kind: 'removed' | 'newer'; version: string; by?: string }
  | { kind: 'deprecated'; reason: string }
  /** Only an older or a newer version exports the plugin. */
  | { kind: 'plugin-removed' | 'plugin-newer'; version: string }
  /** Another option, plugin or loader replaces it. An empty `by` means that it is no longer needed. */
  | { kind: 'replaced' | 'plugin-replaced' | 'loader-replaced'; by: string }
  /** A plugin or loader of another package that works, and for which there is an alternative. */
  | { kind: 'alternative'; by: string }
);

/** An option that the configuration does not set and whose default changed between two versions. */
export interface ChangedDefault {
  path: string;
  /** In Markdown, as in the docs. */
  was: string;
  now: string;
}
