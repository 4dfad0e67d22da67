/** Whether `If-None-Match` contains an entity tag, with weak comparison (RFC 9110, 13.1.2). */
export function namesTag(header: string | null, tag: string): boolean {
  if (!header) return false;
  if (header === tag || header.trim() === '*') return true;
  return header.split(',', 64).some((entry) => entry.trim().replace(/^W\//, '') === tag);
}

/** Whether `If-Range` contains the same strong tag. A date never matches, because no dates are sent. */
export function holdsRange(header: string | null, tag: string): boolean {
  return header === null || header.trim() === tag;
}
