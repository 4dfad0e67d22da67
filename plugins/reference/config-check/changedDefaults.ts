import { plainPath } from '../../support/plainPath';
import type { ChangedDefault } from './findings';

/** The stored default of an option. */
export interface OptionDefault {
  default?: string;
  changed?: readonly string[];
  previousDefault?: string;
}

/**
 * Returns the options that a configuration does not set and whose default changed between two versions.
 *
 * @param set plain paths of the options that are set
 */
export function changedDefaults(
  options: Readonly<Record<string, OptionDefault>>,
  set: ReadonlySet<string>,
): ChangedDefault[] {
  return Object.entries(options).flatMap(([path, option]) => {
    const { default: now, previousDefault: was, changed } = option;
    const isOfConfiguration = /^[a-z][\w.]*$/.test(path);
    const isMeant = isOfConfiguration && changed?.includes('default') && !set.has(plainPath(path));
    return isMeant && now !== undefined && was !== undefined ? [{ path, was, now }] : [];
  });
}
