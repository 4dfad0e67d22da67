import { decodeText } from '../routes/decode';

/**
 * The ids that a hash can mean, in the order in which browsers look for them: as it is written, then
 * decoded. `#100%25` → `['100%25', '100%']`. Last, the id of a heading that is the path of an option:
 * `#output.publicPath` → `outputpublicpath`
 */
export function hashIds(hash: string): string[] {
  const written = hash.replace(/^#/, '');
  const ids = [written, decodeText(written), written.replaceAll('.', '').toLowerCase()];
  return written === '' ? [] : [...new Set(ids)];
}

/** The part of the page that a hash names; `null` if there is none. */
export function findHashTarget(hash: string): HTMLElement | null {
  for (const id of hashIds(hash)) {
    const target = document.getElementById(id);
    if (target) return target;
  }
  return null;
}
