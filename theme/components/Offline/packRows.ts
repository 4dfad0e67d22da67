import type { SavedPack } from '../../../plugins/serving/offline/client/packStore';
import { type PackSummary, type Place, placeName } from '../../../plugins/serving/offline/shared';
import type { PackTask } from './packTasks';

/** A pack as a row of the dialog: the offered pack, the saved one, or both. */
export interface PackRow extends Place {
  offered?: PackSummary;
  saved?: SavedPack;
}

/**
 * Returns the rows of the dialog: the pack of the current page, saved packs, and packs with a task.
 *
 * @param offered the packs of the site, empty while they are unknown
 * @param tasks the latest task of each pack
 */
export function packRows(
  current: Place,
  offered: readonly PackSummary[],
  saved: readonly SavedPack[],
  tasks: Readonly<Record<string, PackTask>> = {},
): PackRow[] {
  const names = [
    placeName(current),
    ...saved.map(({ pack }) => placeName(pack)),
    ...Object.keys(tasks),
  ];
  return [...new Set(names)].flatMap((name) => {
    const row = {
      offered: offered.find((one) => placeName(one) === name),
      saved: saved.find(({ pack }) => placeName(pack) === name),
    };
    const place = row.saved?.pack ?? row.offered ?? tasks[name]?.place;
    return place ? [{ version: place.version, lang: place.lang, ...row }] : [];
  });
}

const MB = 1e6;

/**
 * Formats a size in a language: `3.1 MB`, `64 kB`.
 *
 * @param whole the total size. It determines the unit, so that both numbers have the same one
 */
export function sizeText(bytes: number, lang: string, whole = bytes): string {
  const unit = whole < MB / 2 ? 'kilobyte' : 'megabyte';
  const value = unit === 'megabyte' ? bytes / MB : bytes / 1000;
  const maximumFractionDigits = unit === 'megabyte' && value < 100 ? 1 : 0;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits }).format(value);
}

/** Formats a date and time in a language. */
export function momentText(moment: number, lang: string): string {
  // Not `formatMoment`: if a lazily loaded part shared it, it would become a separate module in the first
  // load.
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
