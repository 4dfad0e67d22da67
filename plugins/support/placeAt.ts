import type { Finding } from './finding';

/** Converts an offset in a text to the line and column of a finding. */
export function placeAt(text: string, offset: number): Required<Pick<Finding, 'line' | 'column'>> {
  const above = text.slice(0, offset).split('\n');
  return { line: above.length, column: (above.at(-1) ?? '').length + 1 };
}
