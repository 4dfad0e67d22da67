import { decodeText } from '../routes/decode';

/**
 * Returns the ids that a hash can refer to, in the order that browsers use: as written, then decoded.
 * `#100%25` → `['100%25', '100%']`. The last one is the id of a heading for an option path:
 * `#output.publicPath` → `outputpublicpath`
 */
export function hashIds(hash: string): string[] {
  const written = hash.replace(/^#/, '');
  const ids = [written, decodeText(written), written.replaceAll('.', '').toLowerCase()];
  return written === '' ? [] : [...new Set(ids)];
}

/** Returns the element that a hash refers to, or `null`. */
export function findHashTarget(hash: string): HTMLElement | null {
  for (const id of hashIds(hash)) {
    const target = document.getElementById(id);
    if (target) return target;
  }
  return null;
}
