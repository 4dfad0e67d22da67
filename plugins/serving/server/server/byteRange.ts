/** The first and the last requested byte. */
export interface ByteRange {
  start: number;
  end: number;
}

const SINGLE = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i;

/**
 * Parses a `Range` header (RFC 9110, 14.2). Multiple ranges, other units and malformed values are
 * ignored, as the RFC allows: the whole file is sent.
 *
 * @returns `'unsatisfiable'` for a range that begins after the end
 */
export function readRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = header?.match(SINGLE) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
