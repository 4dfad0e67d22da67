const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Describes a value that JSON cannot express. `undefined` for other values, and for lists and objects, whose members are checked. */
function kindOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
    case 'bigint':
      return `${value}n`;
    case 'number':
      return Number.isFinite(value) ? undefined : String(value);
    case 'object':
      if (value === null || Array.isArray(value) || isPlain(value)) return undefined;
      return `a ${value.constructor.name}`;
    default:
      return undefined;
  }
}

/**
 * Lists the parts of a value that JSON cannot express, one line for each.
 *
 * @param place the path of the value: `themeConfig.custom`
 */
export function notJson(value: unknown, place: string, around: readonly unknown[] = []): string[] {
  const kind = kindOf(value);
  if (kind) return [`${place} is ${kind}`];
  if (typeof value !== 'object' || value === null) return [];
  if (around.includes(value)) return [`${place} is an object that contains itself`];
  return Object.entries(value).flatMap(([key, part]) =>
    notJson(part, Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`, [
      ...around,
      value,
    ]),
  );
}
