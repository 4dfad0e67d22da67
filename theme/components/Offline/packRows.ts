import type { SavedPack } from '../../../plugins/serving/offline/client/packStore';
import { type PackSummary, type Place, placeName } from '../../../plugins/serving/offline/shared';
import type { PackTask } from './packTasks';

/** A pack as the dialog lists it: what the site offers, and what is on the device. */
export interface PackRow extends Place {
  offered?: PackSummary;
  saved?: SavedPack;
}

/**
 * The pack of the page that is open, and all others that are on the device or were a moment ago.
 *
 * @param offered the packs of the site; nothing while they are not known
 * @param tasks what has been done, by place
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
 * A size as readers of a language write it: `3.1 MB`, `64 kB`.
 *
 * @param whole what it is a part of, so that both are written in the same unit
 */
export function sizeText(bytes: number, lang: string, whole = bytes): string {
  const unit = whole < MB / 2 ? 'kilobyte' : 'megabyte';
  const value = unit === 'megabyte' ? bytes / MB : bytes / 1000;
  const maximumFractionDigits = unit === 'megabyte' && value < 100 ? 1 : 0;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits }).format(value);
}

/** A moment as readers of a language write it. */
export function momentText(moment: number, lang: string): string {
  // Not `formatMoment`: shared with a late part, it would be a module of its own in the first load.
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
