import type { Words } from './compareTexts';

/** Lines and what stands before them, as parts of their own. */
const BREAKS = /(\s*\n\s*)/;

/** Changed words of several lines, a part for each line: a line through words is none through their indent. */
export function apartFromSpace({ kind, text, ...style }: Words): Words[] {
  if (kind === 'same' || !text.includes('\n')) return [{ kind, text, ...style }];
  return text
    .split(BREAKS)
    .filter(Boolean)
    .map((part) => ({ kind: part.trim() ? kind : 'same', text: part, ...style }));
}
