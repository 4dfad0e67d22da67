// The build and the browser import this file.

/** Definitions of types by name, in TypeScript. */
export type TypeDefinitions = Readonly<Record<string, string>>;

/** A named type with its definition and the types that it mentions. */
export interface NamedType {
  name: string;
  /** The definition. */
  text: string;
  inner: readonly NamedType[];
}

/** Strings and templates, in which names are not types. */
const QUOTED = /'(?:[^'\\]|\\.)*'|`[^`]*`/g;

/** Returns the names in a type that may refer to types, without duplicates. */
export function typeNames(type: string): string[] {
  return [
    ...new Set(type.replace(QUOTED, "''").match(/(?<![\w$.])[A-Z][\w$]*(?![\w$]|\??:)/g) ?? []),
  ];
}

/** Matches a method: `close: (callback: Callback) => void`. */
const METHOD = /[{;]\s+\w+: \((?:\w+\??:|\.{3}|\))/g;

/** The number of methods that make a type a runtime object, such as a compiler, a chunk or a file system. */
const METHODS = 3;

/** Whether a definition describes a runtime object with methods, not a value that people write. */
export function isInstance(definition: string): boolean {
  return (definition.match(METHOD)?.length ?? 0) >= METHODS;
}

/** The maximum depth of nested definitions. Deeper types are shown by name only. */
const DEEPEST = 2;

/**
 * Returns the types that a text mentions, with nested ones, without duplicates. Runtime objects with methods
 * are not nested in others.
 */
export function namedTypesIn(
  names: readonly string[],
  types: TypeDefinitions,
  included = new Set<string>(),
  depth = 1,
): NamedType[] {
  const isWanted = (name: string) => {
    const text = types[name];
    return text !== undefined && !included.has(name) && (depth === 1 || !isInstance(text));
  };
  const wanted = names.filter(isWanted);
  for (const name of wanted) included.add(name);
  return wanted.map((name) => {
    const text = types[name] ?? '';
    const inner = depth < DEEPEST ? namedTypesIn(typeNames(text), types, included, depth + 1) : [];
    return { name, text, inner };
  });
}
