import ts from 'typescript';

/** Represents all functions. */
const FUNCTION = '() => …';
const LIST = '[…]';
const OBJECT = '{…}';

function isString(type: ts.Type): boolean {
  const text = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping;
  // `string & {}` keeps literals in the completions of editors.
  return type.isIntersection() ? type.types.some(isString) : (type.flags & text) !== 0;
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return undefined;
  if (isString(type)) return 'string';
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.isNumberLiteral()) return String(type.value);
  if (type.flags & (ts.TypeFlags.Number | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null)) {
    return checker.typeToString(type);
  }
  if (type.getSymbol()?.name === 'RegExp') return 'RegExp';
  if (checker.isArrayLikeType(type)) return LIST;
  return type.getCallSignatures().length > 0 ? FUNCTION : OBJECT;
}

const NO_VALUE = ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never;

/**
 * Returns the values that an option accepts, as literals and kinds of values: `'eval'`, `false`, `string`,
 * `{…}`. Literals are omitted if any string or number is accepted.
 *
 * @returns `undefined` if the types do not specify it
 */
export function acceptedValues(
  types: readonly ts.Type[],
  checker: ts.TypeChecker,
): ReadonlySet<string> | undefined {
  const kinds = new Set<string>();
  const members = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  for (const member of members) {
    if (member.flags & NO_VALUE) continue;
    const kind = kindOf(member, checker);
    if (kind === undefined) return undefined;
    kinds.add(kind);
  }
  const isLiteral = (kind: string) =>
    (kinds.has('string') && kind.startsWith("'")) || (kinds.has('number') && /^[\d-]/.test(kind));
  const values = [...kinds].filter((kind) => !isLiteral(kind));
  return values.length > 0 ? new Set(values) : undefined;
}
