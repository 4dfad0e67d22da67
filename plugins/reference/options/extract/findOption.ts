import ts from 'typescript';
import { exportedClasses } from './exportedClasses';
import type { PackageTypes } from './openPackage';
import type { PackageShape } from './packageShape';
import { familyName } from './walkOptions';

/** What stands for the values of a record in a path: `cacheGroups.*.test`. */
const ANY_NAME = '*';

/**
 * Says whether the types of a package have an option at a path, also where the options of a package
 * have it at another place: one that several paths lead to is an option once. Where types do not
 * say what may stand somewhere, anything may.
 */
export function optionFinder(types: PackageTypes, shape: PackageShape): (path: string) => boolean {
  const typesOf = optionTypes(types, shape);
  return (path) => typesOf(path) !== undefined;
}

/** As `optionFinder`, but with the types that values at the path may have: none where anything may stand. */
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

  const isOpen = (type: ts.Type) => (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;

  /** What a value of a type can be, besides lists of it. */
  function kindsOf(type: ts.Type, seen = new Set<ts.Type>()): ts.Type[] {
    if (seen.has(type)) return [];
    seen.add(type);
    if (type.isUnion()) return type.types.flatMap((member) => kindsOf(member, seen));
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const members = checker.getTypeArguments(type as ts.TypeReference);
      return members.flatMap((member) => kindsOf(member, seen));
    }
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    const isValue = isObject && type.getCallSignatures().length === 0;
    return isOpen(type) || isValue ? [type] : [];
  }

  function isValue(type: ts.Type): boolean {
    const value = checker.getNonNullableType(type);
    return (value.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) === 0;
  }

  /** What a name of objects stands for; nothing where none has it. */
  function members(kinds: readonly ts.Type[], name: string): ts.Type[] {
    const named = kinds.flatMap((kind) =>
      kind
        .getProperties()
        .filter((symbol) => familyName(symbol.name) === name)
        .map((symbol) => checker.getTypeOfSymbol(symbol))
        .filter(isValue),
    );
    return named.length > 0 ? named : valuesOf(kinds).filter((type) => !isAnything(type));
  }

  function valuesOf(kinds: readonly ts.Type[]): ts.Type[] {
    return kinds.flatMap((kind) => kind.getStringIndexType() ?? []);
  }

  /** Whether a record of such values is one for names that the package does not know. */
  function isAnything(type: ts.Type): boolean {
    if (isOpen(type)) return true;
    const values = type.getStringIndexType();
    return values !== undefined && isOpen(values);
  }

  function below(type: ts.Type, names: readonly string[]): readonly ts.Type[] | undefined {
    const [name, ...rest] = names;
    // Without what may be nothing, `unknown` would be an object without names.
    if (isOpen(type)) return [];
    if (name === undefined) return [type];
    const kinds = kindsOf(checker.getNonNullableType(type));
    if (kinds.some(isOpen)) return [];
    const next = name === ANY_NAME ? valuesOf(kinds) : members(kinds, name);
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

/** What was found at one of several places or more: nothing if at none, no types where anything may stand. */
function joined(
  found: readonly (readonly ts.Type[] | undefined)[],
): readonly ts.Type[] | undefined {
  const places = found.filter((types) => types !== undefined);
  if (places.length === 0) return undefined;
  return places.some((types) => types.length === 0) ? [] : places.flat();
}
