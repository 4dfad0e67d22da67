import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type AnyNode, Parser, type Pattern } from 'acorn';

const ModuleParser = Parser.extend(tsPlugin({ jsx: {} }));

/** An exported value, and the position of its export. */
export interface ExportedName {
  name: string;
  file: string;
  line: number;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.js'];

/** Resolves a relative import to its file. */
function moduleFile(from: string, name: string): string | undefined {
  const base = path.resolve(path.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find(
    (file) => /\.[jt]sx?$|\.mjs$/.test(file) && existsSync(file),
  );
}

/** Returns the names that a pattern binds, such as `a` and `c` in `const { a, b: [c] } = …`. */
function namesOf(pattern: Pattern | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'RestElement' ? property.argument : (property.value as Pattern)),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesOf);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    default:
      return [];
  }
}

function declaredNames(node: AnyNode | null | undefined): string[] {
  if (node?.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => namesOf(id));
  const isValue = node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration';
  return isValue && node.id ? [node.id.name] : [];
}

/** Whether an export is TypeScript's `export type`, which is not in acorn's types. */
const isType = (node: AnyNode) => (node as { exportKind?: string }).exportKind === 'type';

/**
 * Returns the values that a module exports, including those that it re-exports from its own modules
 * with `export *`. Empty for a module that cannot be parsed, because the build reports the error in
 * more detail.
 */
export function readExports(file: string, seen: Set<string> = new Set()): ExportedName[] {
  if (seen.has(file)) return [];
  seen.add(file);
  let body: readonly AnyNode[];
  try {
    body = ModuleParser.parse(readFileSync(file, 'utf8'), {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    }).body;
  } catch {
    return [];
  }
  return body.flatMap((node) => {
    if (isType(node)) return [];
    const line = node.loc?.start.line ?? 1;
    if (node.type === 'ExportAllDeclaration') {
      const source = String(node.source.value);
      const next = source.startsWith('.') && !node.exported && moduleFile(file, source);
      return next ? readExports(next, seen) : [];
    }
    if (node.type !== 'ExportNamedDeclaration') return [];
    const declared = declaredNames(node.declaration).map((name) => ({ name, file, line }));
    const listed = node.specifiers
      .filter((item) => !isType(item))
      .map((item) => ({
        name: item.exported.type === 'Identifier' ? item.exported.name : '',
        file,
        line: item.loc?.start.line ?? line,
      }));
    return [...declared, ...listed];
  });
}
