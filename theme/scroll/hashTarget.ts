import { decodeText } from '../routes/decode';

/**
 * The ids that a hash can mean, in the order in which browsers look for them: as it is written, then
 * decoded. `#100%25` → `['100%25', '100%']`
 */
export function hashIds(hash: string): string[] {
  const written = hash.replace(/^#/, '');
  return written === '' ? [] : [...new Set([written, decodeText(written)])];
}

/** The part of the page that a hash names; `null` if there is none. */
export function findHashTarget(hash: string): HTMLElement | null {
  for (const id of hashIds(hash)) {
    const target = document.getElementById(id);
    if (target) return target;
  }
  return null;
}
