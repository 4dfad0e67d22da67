import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type AnyNode, Parser, type Pattern } from 'acorn';

const ModuleParser = Parser.extend(tsPlugin({ jsx: {} }));

/** A value that a module exports, and where it says so. */
export interface ExportedName {
  name: string;
  file: string;
  line: number;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.js'];

/** The file of a relative import. */
function moduleFile(from: string, name: string): string | undefined {
  const base = path.resolve(path.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find(
    (file) => /\.[jt]sx?$|\.mjs$/.test(file) && existsSync(file),
  );
}

/** The names of `const { a, b: [c] } = …` as of `const a = …`. */
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

/** TypeScript's `export type`, which acorn's types do not know. */
const isType = (node: AnyNode) => (node as { exportKind?: string }).exportKind === 'type';

/**
 * The values that a module exports by name, those of its own modules that it passes on with
 * `export *` included; none of a module that cannot be parsed, which the build says better.
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
