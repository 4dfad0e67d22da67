/** Texts in quotes, and templates: names in them are no types. */
const QUOTED = /'(?:[^'\\]|\\.)*'|`[^`]*`/g;

/** The names in a type that may be those of types, once each, in their order. */
export function typeNames(type: string): string[] {
  return [
    ...new Set(type.replace(QUOTED, "''").match(/(?<![\w$.])[A-Z][\w$]*(?![\w$]|\??:)/g) ?? []),
  ];
}
