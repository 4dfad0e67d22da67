import ts from 'typescript';
import type { Option } from '../optionData';
import type { PackageTypes } from './openPackage';
import { typePrinter } from './typeText';

/** An object type whose properties are options, and its path. */
interface Place {
  path: string;
  type: ts.Type;
  /** The number of levels inside the options of another tool. */
  foreign: number;
}

/** Facts that the types do not contain. */
export interface WalkRules {
  /** Types whose options the package passes on to another tool. */
  foreignTypes: ReadonlySet<string>;
  /** Options whose nested options are documented elsewhere, or are not written by people. */
  elsewhere: ReadonlySet<string>;
}

/** The number of levels to follow in the options of another tool. */
const FOREIGN_LEVELS = 3;

/** Whether a type is a class instance or a plugin, which has `apply`. */
function isInstance(type: ts.Type): boolean {
  const declarations = type.getSymbol()?.declarations ?? [];
  const apply = type.getProperty('apply');
  return declarations.some(ts.isClassDeclaration) || (apply !== undefined && !isOptional(apply));
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** Returns the common name of kinds whose options are documented together: `css` for `css/auto`. */
export function familyName(name: string): string {
  return name.replace(/\/.*$/, '');
}

/** Returns the name of the type that declares a property. */
function ownerName({ parent }: ts.Node): string {
  const owner = ts.isTypeLiteralNode(parent) ? parent.parent : parent;
  return ts.isInterfaceDeclaration(owner) || ts.isTypeAliasDeclaration(owner)
    ? owner.name.text
    : '';
}

function deprecation(symbol: ts.Symbol): string | undefined {
  const tag = symbol.getJsDocTags().find(({ name }) => name === 'deprecated');
  return tag && ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim();
}

/**
 * Creates a walker that finds the options below object types.
 *
 * An option is a property of an object type that the package declares. The walker follows lists and records
 * of such objects (`rules[]`, `cacheGroups.*`), but not functions, instances, and types of other packages. A
 * property that several paths lead to is listed once, at the path nearest to the root: `resolve.alias` is
 * listed, `resolveLoader.alias` is not, because its type mentions `ResolveOptions`.
 */
export function optionWalker(types: PackageTypes, { foreignTypes, elsewhere }: WalkRules) {
  const { checker, isOwn } = types;
  const printer = typePrinter(types);
  const seen = new Set<ts.Node>();

  /** Returns the object types of a value, with their paths. */
  function objectsIn({ path, type, foreign }: Place, visited = new Set<ts.Type>()): Place[] {
    const at = (end: string, inner: ts.Type) =>
      objectsIn({ path: `${path}${end}`, type: inner, foreign }, visited);
    if (visited.has(type)) return [];
    visited.add(type);
    if (type.isUnion()) return type.types.flatMap((member) => at('', member));
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const members = checker.getTypeArguments(type as ts.TypeReference);
      return members.flatMap((member) => at('[]', member));
    }
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    if (!isObject || type.getCallSignatures().length > 0 || isInstance(type)) return [];
    const values = type.getStringIndexType();
    return [{ path, type, foreign }, ...(values ? at('.*', values) : [])];
  }

  function optionOf(symbol: ts.Symbol, foreign: number): Option {
    const deprecated = deprecation(symbol);
    return {
      type: printer.ofSymbol(symbol),
      ...(!isOptional(symbol) && { required: true as const }),
      ...(deprecated !== undefined && { deprecated }),
      ...(foreign > 0 && { foreign: true as const }),
    };
  }

  function isKnownValue(symbol: ts.Symbol): boolean {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    return (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) === 0;
  }

  /**
   * Returns how many levels a property is inside another tool's options, or `undefined` if it is not
   * followed.
   */
  function foreignLevel(symbol: ts.Symbol, place: Place, followForeign: boolean) {
    const declarations = symbol.declarations ?? [];
    const isOwned = declarations.some(isOwn);
    const isRepeated = declarations.some((node) => foreignTypes.has(ownerName(node)));
    if (place.foreign === 0 && isOwned && !isRepeated) return 0;
    const isFollowed = isRepeated || followForeign || (place.foreign > 0 && isOwned);
    return isFollowed && place.foreign < FOREIGN_LEVELS ? place.foreign + 1 : undefined;
  }

  /** Returns the options of an object type, and their declarations. */
  function optionsAt(
    place: Place,
    { again, followForeign }: { again: boolean; followForeign: boolean },
  ) {
    return place.type.getProperties().flatMap((symbol) => {
      const declarations: readonly ts.Node[] = symbol.declarations ?? [];
      const foreign = foreignLevel(symbol, place, followForeign);
      const isKnown = declarations.some((node) => seen.has(node)) && !again;
      if (foreign === undefined || isKnown || !isKnownValue(symbol)) return [];
      const name = [place.path, familyName(symbol.name)].filter(Boolean).join('.');
      return [{ name, symbol, foreign, declarations, option: optionOf(symbol, foreign) }];
    });
  }

  /** Returns all options below an object type, nearest first. */
  function below(path: string, type: ts.Type, { again = false, followForeign = false } = {}) {
    const options = new Map<string, Option>();
    const alternatives = new Set<string>();
    let level = objectsIn({ path, type, foreign: 0 });
    for (let depth = 0; level.length > 0; depth += 1) {
      const next: Place[] = [];
      const counts = new Map<string, number>();
      for (const { path: at } of level) counts.set(at, (counts.get(at) ?? 0) + 1);
      const required = new Map<string, number>();
      for (const place of level) {
        const found = optionsAt(place, { again: again && depth === 0, followForeign });
        for (const { name, symbol, foreign, option } of found) {
          merge(options, name, option);
          if (option.required) required.set(name, (required.get(name) ?? 0) + 1);
          if ((required.get(name) ?? 0) < (counts.get(place.path) ?? 1)) alternatives.add(name);
          else alternatives.delete(name);
          if (elsewhere.has(name)) continue;
          const value = checker.getTypeOfSymbol(symbol);
          next.push(...objectsIn({ path: name, type: value, foreign }));
        }
        for (const node of found.flatMap(({ declarations }) => declarations)) seen.add(node);
      }
      level = next;
    }
    for (const name of alternatives) delete options.get(name)?.required;
    return options;
  }

  return { below, objectsIn, printer };
}

/** Adds an option, or merges it with one that another member of a union or kind of a family declares. */
export function merge(options: Map<string, Option>, path: string, option: Option): void {
  const known = options.get(path);
  if (!known) {
    options.set(path, option);
    return;
  }
  if (known.type !== option.type) known.type = `${known.type} | ${option.type}`;
  if (!option.required) delete known.required;
  if (option.deprecated === undefined) delete known.deprecated;
}
