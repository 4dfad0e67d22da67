import ts from 'typescript';
import { exportedClasses } from './exportedClasses';
import type { PackageTypes } from './openPackage';
import type { PackageShape } from './packageShape';
import { familyName } from './walkOptions';

/** The path segment for the values of a record: `cacheGroups.*.test`. */
const ANY_NAME = '*';

/**
 * Returns a function that checks whether the types of a package have an option at a path. Unlike the stored
 * options, which have each option at one path only, it finds options at every path. Where types accept
 * anything, any path exists.
 */
export function optionFinder(types: PackageTypes, shape: PackageShape): (path: string) => boolean {
  const typesOf = optionTypes(types, shape);
  return (path) => typesOf(path) !== undefined;
}

const isOpen = (type: ts.Type) => (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;

/** Returns the object types of a value, including those of list items. */
function kindsOf(type: ts.Type, checker: ts.TypeChecker, seen = new Set<ts.Type>()): ts.Type[] {
  if (seen.has(type)) return [];
  seen.add(type);
  if (type.isUnion()) return type.types.flatMap((member) => kindsOf(member, checker, seen));
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const members = checker.getTypeArguments(type as ts.TypeReference);
    return members.flatMap((member) => kindsOf(member, checker, seen));
  }
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  const isValue = isObject && type.getCallSignatures().length === 0;
  return isOpen(type) || isValue ? [type] : [];
}

function isValue(type: ts.Type, checker: ts.TypeChecker): boolean {
  const value = checker.getNonNullableType(type);
  return (value.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) === 0;
}

/** Returns the types of the property with this name, or of all values if the objects are records. */
function members(kinds: readonly ts.Type[], name: string, checker: ts.TypeChecker): ts.Type[] {
  const named = kinds.flatMap((kind) =>
    kind
      .getProperties()
      .filter((symbol) => familyName(symbol.name) === name)
      .map((symbol) => checker.getTypeOfSymbol(symbol))
      .filter((type) => isValue(type, checker)),
  );
  return named.length > 0 ? named : valuesOf(kinds).filter((type) => !isAnything(type));
}

function valuesOf(kinds: readonly ts.Type[]): ts.Type[] {
  return kinds.flatMap((kind) => kind.getStringIndexType() ?? []);
}

/** Whether the type accepts anything, or is a record with such values. */
function isAnything(type: ts.Type): boolean {
  if (isOpen(type)) return true;
  const values = type.getStringIndexType();
  return values !== undefined && isOpen(values);
}

/**
 * Like `optionFinder`, but returns the types of the values at the path: an empty list where anything is
 * accepted.
 */
export function optionTypes(
  types: PackageTypes,
  shape: PackageShape,
): (path: string) => readonly ts.Type[] | undefined {
  const { checker, exports } = types;
  const classes = exportedClasses(types).filter(({ isPlugin }) => isPlugin);

  function exportedType(name: string): ts.Type | undefined {
    const symbol = exports.find((found) => found.name === name);
    if (!symbol) return undefined;
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(symbol) : symbol);
  }

  function below(type: ts.Type, names: readonly string[]): readonly ts.Type[] | undefined {
    const [name, ...rest] = names;
    // Must be checked before `getNonNullableType`, which turns `unknown` into an object without properties.
    if (isOpen(type)) return [];
    if (name === undefined) return [type];
    const kinds = kindsOf(checker.getNonNullableType(type), checker);
    if (kinds.some(isOpen)) return [];
    const next = name === ANY_NAME ? valuesOf(kinds) : members(kinds, name, checker);
    return joined(next.map((member) => below(member, rest)));
  }

  function ofClass({ signatures }: (typeof classes)[number], names: readonly string[]) {
    const [first, ...rest] = names;
    return joined(
      signatures.flatMap(({ parameters }) =>
        parameters.flatMap((parameter) => {
          const type = checker.getTypeOfSymbol(parameter);
          return [
            parameter.name === first ? below(type, rest) : undefined,
            parameters.length === 1 ? below(type, names) : undefined,
          ];
        }),
      ),
    );
  }

  return (path) => {
    const names = path.replaceAll('[]', '').split('.');
    const [first = '', ...rest] = names;
    const loader = shape.loaders?.[first];
    if (loader !== undefined) {
      const type = exportedType(loader);
      return type === undefined ? [] : below(type, rest);
    }
    const owners = classes.filter(({ name }) => name.split('.').at(-1) === first);
    if (owners.length > 0) return joined(owners.map((owner) => ofClass(owner, rest)));
    const configuration = exportedType(shape.configuration);
    return configuration && below(configuration, names);
  };
}

/**
 * Combines the types found at several places: `undefined` if none has the option, an empty list if one
 * accepts anything.
 */
function joined(
  found: readonly (readonly ts.Type[] | undefined)[],
): readonly ts.Type[] | undefined {
  const places = found.filter((types) => types !== undefined);
  if (places.length === 0) return undefined;
  return places.some((types) => types.length === 0) ? [] : places.flat();
}
