/** A node in the syntax tree of JavaScript, in the ESTree format. */
export interface CodeNode {
  type: string;
  start?: number;
  [key: string]: unknown;
}

/** Whether a value is a node of a syntax tree. */
export const isCode = (value: unknown): value is CodeNode =>
  typeof value === 'object' && value !== null && typeof (value as CodeNode).type === 'string';

/** Returns the names that a pattern binds: `a`, `B` and `c` in `{ a, b: [B = 1], ...c }`. */
export function boundNames(pattern: unknown): string[] {
  if (!isCode(pattern)) return [];
  const { type, name, properties, elements, value, left, argument } = pattern;
  if (type === 'Identifier') return [String(name)];
  return [properties, elements, value, left, argument].flat().flatMap(boundNames);
}
