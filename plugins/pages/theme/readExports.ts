import { readFileSync } from 'node:fs';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type AnyNode, Parser } from 'acorn';
import { boundNames } from '../../support/codeNodes';
import { moduleFile } from './moduleFile';

const ModuleParser = Parser.extend(tsPlugin({ jsx: {} }));

/** An exported value, and the position of its export. */
export interface ExportedName {
  name: string;
  file: string;
  line: number;
}

function declaredNames(node: AnyNode | null | undefined): string[] {
  if (node?.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => boundNames(id));
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
