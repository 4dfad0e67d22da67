import ts from 'typescript';
import { typeNames } from '../shared/typeNames';
import type { PackageTypes } from './openPackage';
import type { TypePrinter } from './typeText';

/** The maximum length of a definition in one line. */
const LONGEST_LINE = 80;

const NAME = /^[A-Za-z_$][\w$]*$/;

/** Matches the names of internal members. */
const INTERNAL = /^(?:_|#|\[)/;

function isPublic({ name, declarations = [] }: ts.Symbol): boolean {
  const { NonPublicAccessibilityModifier } = ts.ModifierFlags;
  const isHidden = (node: ts.Declaration) =>
    (ts.getCombinedModifierFlags(node) & NonPublicAccessibilityModifier) !== 0;
  return !INTERNAL.test(name) && !declarations.some(isHidden);
}

/** Whether a symbol is a class, or an interface with a constructor of the same name. */
function isClass({ flags }: ts.Symbol): boolean {
  return (flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Variable)) !== 0;
}

/**
 * Returns the definitions of the types that texts mention, and of those that these mention, in TypeScript.
 * Types that are only mentioned by objects with methods, such as a compiler, are omitted: they would be most
 * of the package. Generic types are omitted too, because they mean nothing without their parameters.
 *
 * @param texts the types that readers see
 */
export function namedTypes(
  { checker }: PackageTypes,
  printer: TypePrinter,
  texts: Iterable<string>,
): Record<string, string> {
  const isFunction = (type: ts.Type) =>
    checker.getNonNullableType(type).getCallSignatures().length > 0;

  /** Whether the members of a type describe it. */
  function hasMembers(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.every(hasMembers);
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    if (!isObject || isFunction(type)) return false;
    if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
    return type.getProperties().length > 0 || type.getStringIndexType() !== undefined;
  }

  function isIntersection({ declarations = [] }: ts.Symbol): boolean {
    return declarations.some(
      (node) => ts.isTypeAliasDeclaration(node) && ts.isIntersectionTypeNode(node.type),
    );
  }

  function memberText(symbol: ts.Symbol): string {
    const name = NAME.test(symbol.name) ? symbol.name : `'${symbol.name}'`;
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    return `${name}${isOptional ? '?' : ''}: ${printer.ofMember(symbol)}`;
  }

  /** Returns the definition of a type, and whether the types that it mentions are included. */
  function define(symbol: ts.Symbol): { text: string; isOpen: boolean } {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    if (!hasMembers(type) || (type.isUnion() && !isIntersection(symbol))) {
      return { text: alias ? printer.ofAlias(alias, symbol) : printer.ofType(type), isOpen: true };
    }
    const shown = checker.getPropertiesOfType(type).filter(isPublic);
    const methods = shown.filter((member) => isFunction(checker.getTypeOfSymbol(member)));
    const members = shown.map(memberText);
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) members.push(`[name: string]: ${printer.ofIndex(index)}`);
    const line = `{ ${members.join('; ')} }`;
    const isLong = line.length > LONGEST_LINE;
    return {
      text: isLong ? `{\n${members.map((member) => `  ${member};\n`).join('')}}` : line,
      isOpen: !isClass(symbol) && methods.length * 2 < shown.length,
    };
  }

  /** Whether a type needs type arguments: `Pair<First, Second>`. */
  const isIncomplete = ({ declarations = [] }: ts.Symbol) =>
    declarations
      .flatMap((node) => ts.getEffectiveTypeParameterDeclarations(node as ts.TypeAliasDeclaration))
      .some((parameter) => !parameter.default);

  const found = new Map<string, string>();
  const wanted = [...texts].flatMap(typeNames);
  for (const name of wanted) {
    const symbol = printer.printedByName.get(name);
    if (!symbol || found.has(name) || isIncomplete(symbol)) continue;
    const { text, isOpen } = define(symbol);
    if (text === 'any') continue;
    found.set(name, text);
    if (isOpen) wanted.push(...typeNames(text));
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
