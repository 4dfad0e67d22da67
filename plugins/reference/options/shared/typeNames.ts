// The build and the browser import this file.

/** What the names of types stand for, in TypeScript. */
export type TypeDefinitions = Readonly<Record<string, string>>;

/** A named type that is explained, with those that it mentions. */
export interface NamedType {
  name: string;
  /** What it stands for. */
  text: string;
  inner: readonly NamedType[];
}

/** Texts in quotes, and templates: names in them are no types. */
const QUOTED = /'(?:[^'\\]|\\.)*'|`[^`]*`/g;

/** The names in a type that may be those of types, once each, in their order. */
export function typeNames(type: string): string[] {
  return [
    ...new Set(type.replace(QUOTED, "''").match(/(?<![\w$.])[A-Z][\w$]*(?![\w$]|\??:)/g) ?? []),
  ];
}

/** A member that is a function: `close: (callback: Callback) => void`. */
const METHOD = /[{;]\s+\w+: \((?:\w+\??:|\.{3}|\))/g;

/** So many methods make an object with a life of its own: a compiler, a chunk, a file system. */
const METHODS = 3;

/** Whether a definition is that of an object with methods, not of something that people write. */
export function isInstance(definition: string): boolean {
  return (definition.match(METHOD)?.length ?? 0) >= METHODS;
}

/** So many types are explained inside of each other; those below are told by their names. */
const DEEPEST = 2;

/**
 * The types that a text names, with those inside of them; each once. Objects with methods are not
 * explained inside of others.
 */
export function namedTypesIn(
  names: readonly string[],
  types: TypeDefinitions,
  told = new Set<string>(),
  depth = 1,
): NamedType[] {
  const isWanted = (name: string) => {
    const text = types[name];
    return text !== undefined && !told.has(name) && (depth === 1 || !isInstance(text));
  };
  const wanted = names.filter(isWanted);
  for (const name of wanted) told.add(name);
  return wanted.map((name) => {
    const text = types[name] ?? '';
    const inner = depth < DEEPEST ? namedTypesIn(typeNames(text), types, told, depth + 1) : [];
    return { name, text, inner };
  });
}
