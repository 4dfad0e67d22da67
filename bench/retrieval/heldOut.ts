import { createHash } from 'node:crypto';

/**
 * Returns whether a case is held out: it is only measured, and must not influence any decision. This
 * is determined by a hash of the case's id, so that new cases are assigned automatically, and both
 * languages of a case to the same half.
 */
export function isHeldOut(id: string): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1;
}
