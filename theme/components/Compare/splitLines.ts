import type { Words } from './wordChanges';

/** Matches line breaks with the surrounding whitespace, and the indentation of the first line. Captures them as parts. */
const BREAKS = /(^[ \t]+|\s*\n\s*)/;

/** Splits changed words into one part per line, so that a strikethrough does not cover the indentation. */
export function splitLines({ kind, text, ...style }: Words): Words[] {
  if (kind === 'same' || !text.includes('\n')) return [{ kind, text, ...style }];
  return text
    .split(BREAKS)
    .filter(Boolean)
    .map((part) => ({ kind: part.trim() ? kind : 'same', text: part, ...style }));
}
