import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type AnyNode, Parser, type Position, type Program } from 'acorn';
import { type ConfigValue, type Place, UNKNOWN } from './configValue';
import { readValue, type Scope, TooManyValues } from './readValue';
import { TooManyTokens, withTokenLimit } from './tokenLimit';

/**
 * The maximum number of values to read: more than 50,000 characters can contain, and readable in less than a
 * second.
 */
const MAX_VALUES = 50_000;

const TypeScriptParser = Parser.extend(tsPlugin(), withTokenLimit);

/** The value of a configuration, or the reason why it cannot be read. */
export type ReadConfig =
  | { isRead: true; value: ConfigValue }
  | {
      isRead: false;
      reason: 'empty' | 'syntax' | 'no-config' | 'too-many' | 'tangled';
      message?: string;
      place?: Place;
    };

function parse(text: string): Program {
  return TypeScriptParser.parse(text, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    locations: true,
    allowReturnOutsideFunction: true,
    allowHashBang: true,
  });
}

/** The code around a text: none for a whole file, and more for an object alone or some of its keys. */
const FRAMES = [
  { before: '', after: '' },
  { before: 'export default (', after: '\n)' },
  { before: 'export default ({', after: '\n})' },
] as const;

function isModuleExports(node: AnyNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'module' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'exports'
  );
}

/** Returns the value that the file exports with `export default`, `export =` or `module.exports`. */
function findExported(program: Program): AnyNode | undefined {
  let found: AnyNode | undefined;
  for (const node of program.body as readonly AnyNode[]) {
    if (node.type === 'ExportDefaultDeclaration') found = node.declaration as AnyNode;
    if ((node.type as string) === 'TSExportAssignment') {
      found = (node as unknown as { expression: AnyNode }).expression;
    }
    if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
      const { left, right } = node.expression;
      if (isModuleExports(left as AnyNode)) found = right;
    }
  }
  return found;
}

/** Returns the top-level constants and functions of the file by name. */
function readScope(program: Program): Scope {
  const scope: Scope = new Map();
  for (const node of program.body as readonly AnyNode[]) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations) {
        if (id.type === 'Identifier' && init) scope.set(id.name, init);
      }
    }
    if (declared?.type === 'FunctionDeclaration' && declared.id) {
      scope.set(declared.id.name, declared);
    }
  }
  return scope;
}

/** Returns the message of the parser without the position, which the parser appends. */
function syntaxProblem(error: unknown): ReadConfig {
  const { message, loc } = error as SyntaxError & { loc?: { line: number; column: number } };
  const place = loc && { line: loc.line, column: loc.column + 1 };
  return {
    isRead: false,
    reason: 'syntax',
    message: message.replace(/ \(\d+:\d+\)$/, ''),
    ...(place && { place }),
  };
}

/** Whether a value is a configuration, a list of configurations, or may be one of several. */
function isConfiguration(value: ConfigValue): boolean {
  if (value.kind === 'list') return value.items.some(isConfiguration);
  return value.kind === 'either' ? value.values.some(isConfiguration) : value.kind === 'object';
}

/**
 * Reads a configuration in JavaScript, TypeScript or JSON without running it. The text can be a whole file,
 * an object, or some of its keys.
 */
export function readConfig(text: string): ReadConfig {
  if (text.trim() === '') return { isRead: false, reason: 'empty' };
  let problem: ReadConfig = { isRead: false, reason: 'no-config' };
  for (const { before, after } of FRAMES) {
    const isFile = before === '';
    const place = ({ line, column }: Position): Place => ({
      line,
      column: column + 1 - (line === 1 ? before.length : 0),
    });
    try {
      const program = parse(isFile ? text : before + text.replace(/[;,]\s*$/, '') + after);
      const exported = findExported(program);
      const value = exported
        ? readValue(exported, {
            scope: readScope(program),
            place,
            isRoot: true,
            budget: { left: MAX_VALUES },
          })
        : UNKNOWN;
      if (isConfiguration(value)) return { isRead: true, value };
    } catch (error) {
      if (error instanceof TooManyValues) return { isRead: false, reason: 'too-many' };
      if (error instanceof TooManyTokens) return { isRead: false, reason: 'tangled' };
      if (isFile) problem = syntaxProblem(error);
    }
  }
  return problem;
}
