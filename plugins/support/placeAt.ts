import type { Finding } from './finding';

/** The line and the column of an offset in a text, as findings say them. */
export function placeAt(text: string, offset: number): Required<Pick<Finding, 'line' | 'column'>> {
  const above = text.slice(0, offset).split('\n');
  return { line: above.length, column: (above.at(-1) ?? '').length + 1 };
}
