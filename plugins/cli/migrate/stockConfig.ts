import { tsPlugin } from '@sveltejs/acorn-typescript';
import {
  type AnyNode,
  type ArrowFunctionExpression,
  type Expression,
  type FunctionExpression,
  type Identifier,
  type ObjectExpression,
  Parser,
  type Program,
  type Property,
} from 'acorn';

const TypeScriptParser = Parser.extend(tsPlugin());

/** A parsed configuration. */
export interface StockConfig {
  program: Program;
  /** The exported expression, including any wrappers of the object. */
  exported: AnyNode;
  settings: ObjectExpression;
}

const WRAPPERS: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'ParenthesizedExpression',
]);

/** Finds the object inside `defineConfig(…)`, `… satisfies UserConfig` and the name of a constant. */
function findObject(
  node: AnyNode,
  program: Program,
  // A constant may refer to itself.
  seen: readonly AnyNode[] = [],
): ObjectExpression | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (seen.includes(node)) return undefined;
  const next = innerOf(node, program);
  return next && findObject(next, program, [...seen, node]);
}

/** Returns the expression inside a wrapper, such as `satisfies` or a call. */
function innerOf(node: AnyNode, program: Program): AnyNode | undefined {
  if (WRAPPERS.has(node.type)) return (node as unknown as { expression: AnyNode }).expression;
  if (node.type === 'CallExpression') {
    const [first] = node.arguments;
    return first?.type === 'SpreadElement' ? undefined : first;
  }
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') {
    return resultOf(node);
  }
  return node.type === 'Identifier' ? constantOf(node.name, program) : undefined;
}

/** Returns the result of a function that only returns a value. */
function resultOf({ body }: ArrowFunctionExpression | FunctionExpression): AnyNode | undefined {
  if (body.type !== 'BlockStatement') return body;
  const [statement, ...others] = body.body;
  return statement?.type === 'ReturnStatement' && others.length === 0
    ? (statement.argument ?? undefined)
    : undefined;
}

/** Returns the value of a top-level constant. */
function constantOf(name: string, { body }: Program): Expression | undefined {
  return (
    body
      .flatMap((statement) =>
        statement.type === 'VariableDeclaration' ? statement.declarations : [],
      )
      .find(({ id }) => id.type === 'Identifier' && id.name === name)?.init ?? undefined
  );
}

/**
 * Parses a module.
 *
 * @param name of the file, for errors
 * @throws with the position of the syntax error
 */
export function parseModule(
  text: string,
  name: string,
  parser: typeof Parser = TypeScriptParser,
): Program {
  try {
    return parser.parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number; column: number } };
    const place = loc ? `${name}:${loc.line}:${loc.column + 1}` : name;
    const said = message.replace(/ \(\d+:\d+\)$/, '');
    throw new Error(`[migrate] ${place} cannot be read: ${said} → correct it`);
  }
}

/** Returns the identifiers that a part of a module uses, except in imports and as keys. */
function usedIdentifiers(node: AnyNode | Program): Identifier[] {
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'Identifier') return [node];
  const isPlainKey = (part: string) =>
    !(node as { computed?: boolean }).computed &&
    ((node.type === 'Property' && part === 'key') ||
      (node.type === 'MemberExpression' && part === 'property'));
  return Object.entries(node).flatMap(([part, value]) => {
    if (isPlainKey(part)) return [];
    const nodes: unknown[] = Array.isArray(value) ? value : [value];
    return nodes
      .filter((each): each is AnyNode => typeof (each as AnyNode | null)?.type === 'string')
      .flatMap(usedIdentifiers);
  });
}

/** Returns the uses of a name, without duplicates. */
export function placesOf(name: string, program: Program): Identifier[] {
  const places = usedIdentifiers(program).filter((identifier) => identifier.name === name);
  return [...new Map(places.map((place) => [place.start, place])).values()];
}

export const usedNames = (program: Program): Set<string> =>
  new Set(usedIdentifiers(program).map(({ name }) => name));

/**
 * Parses a configuration, without running it.
 *
 * @throws if it exports no object, or cannot be parsed
 */
export function readStockConfig(text: string, name: string): StockConfig {
  const program = parseModule(text, name);
  const found = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const exported = found?.declaration as AnyNode | undefined;
  const settings = exported && findObject(exported, program);
  if (!settings) {
    throw new Error(
      `[migrate] ${name} exports no object that can be read → write export default defineConfig({ … })`,
    );
  }
  return { program, exported, settings };
}

/** Returns the name of a static key; `undefined` for `[key]` and `...spread`. */
export function keyOf(property: ObjectExpression['properties'][number]): string | undefined {
  if (property.type === 'SpreadElement' || property.computed) return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
}

/** Returns a property of an object by its key. */
export function settingOf(object: ObjectExpression, name: string): Property | undefined {
  const found = object.properties.find((property) => keyOf(property) === name);
  return found?.type === 'Property' ? found : undefined;
}

/** Returns the objects of an array literal. */
export function objectsOf(value: Expression | undefined): ObjectExpression[] {
  if (value?.type !== 'ArrayExpression') return [];
  return value.elements.filter((element) => element?.type === 'ObjectExpression');
}

/** Returns the value of a string literal, or of a constant of the module. */
export function stringOf(value: Expression | undefined, program?: Program): string | undefined {
  if (value?.type === 'Identifier' && program) return stringOf(constantOf(value.name, program));
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}
