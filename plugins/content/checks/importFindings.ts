import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { tsPlugin } from '@sveltejs/acorn-typescript';
import {
  type ExportAllDeclaration,
  type ExportNamedDeclaration,
  type ImportDeclaration,
  Parser,
  type Pattern,
  type Program,
} from 'acorn';
import type { Finding } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { placeAt } from '../../support/placeAt';
import type { PageFile } from '../files/pageFile';
import type { TreeNode } from '../tree/nodes';

const ModuleParser = Parser.extend(tsPlugin({ jsx: {} }));

/** The endings that the bundler tries, in addition to none. */
const ENDINGS = [
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.cjs',
  '.mts',
  '.cts',
  '.json',
  '.mdx',
  '.md',
];
const SCRIPT = /\.[cm]?[jt]sx?$/;

type Importing = ImportDeclaration | ExportNamedDeclaration | ExportAllDeclaration;

/** An import of a file that is next to the page, or in a folder relative to it. */
interface LocalImport {
  node: Importing;
  /** The path as written, without its query. */
  written: string;
  /** The paths that the bundler tries. */
  candidates: string[];
}

/** Returns the paths that an import can mean. TypeScript files are also imported by the names of their output. */
function candidatesOf(target: string): string[] {
  const [, base = target, end = ''] = /^(.*)\.([cm]?jsx?)$/.exec(target) ?? [];
  const sources = end === '' ? [] : [`${base}.${end.replace('js', 'ts')}`, `${base}.tsx`];
  const inFolder = ENDINGS.map((ending) => path.join(target, `index${ending}`));
  return [target, ...sources, ...ENDINGS.map((ending) => target + ending), ...inFolder];
}

function localImports({ children = [] }: TreeNode, page: string): LocalImport[] {
  return children
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap(({ data }) => (data as { estree?: Program } | undefined)?.estree?.body ?? [])
    .flatMap((node): LocalImport[] => {
      const source = 'source' in node ? node.source?.value : undefined;
      if (typeof source !== 'string' || !/^\.{1,2}\//.test(source)) return [];
      const written = source.replace(/[?#].*$/, '');
      const target = path.resolve(path.dirname(page), written);
      return [{ node: node as Importing, written, candidates: candidatesOf(target) }];
    });
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function patternNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        patternNames(part.type === 'Property' ? part.value : part.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => (part ? patternNames(part) : []));
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    default:
      return [];
  }
}

/** Returns the names that a module exports; `undefined` if they are not known without running it. */
function exportedNames(file: string): string[] | undefined {
  let body: Program['body'];
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
    ({ body } = ModuleParser.parse(readFileSync(file, 'utf8'), options));
  } catch {
    // The bundler reports what is wrong with the module.
    return undefined;
  }
  const names: string[] = [];
  let isModule = false;
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration' && !node.exported) return undefined;
    if (node.type === 'ExportAllDeclaration' && node.exported?.type === 'Identifier') {
      names.push(node.exported.name);
    }
    if (node.type === 'ExportDefaultDeclaration') names.push('default');
    if (node.type === 'ExportNamedDeclaration') {
      const { declaration, specifiers } = node;
      for (const { exported } of specifiers) {
        names.push(exported.type === 'Identifier' ? exported.name : String(exported.value));
      }
      if (declaration?.type === 'VariableDeclaration') {
        names.push(...declaration.declarations.flatMap(({ id }) => patternNames(id)));
      } else if (declaration) {
        names.push(declaration.id.name);
      }
    }
    isModule ||= node.type.startsWith('Export');
  }
  return isModule ? names : undefined;
}

/** The names that a statement takes from a module, with their positions. */
function takenNames(node: Importing): { name: string; start: number }[] {
  if (node.type === 'ExportAllDeclaration') return [];
  return node.specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return [];
    if (specifier.type === 'ImportDefaultSpecifier') {
      return [{ name: 'default', start: specifier.start }];
    }
    const taken = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
    const name = taken.type === 'Identifier' ? taken.name : String(taken.value);
    return [{ name, start: specifier.start }];
  });
}

function missingFile({ written, candidates: [target = ''] }: LocalImport): string {
  const folder = path.dirname(target);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const near = nearestName(path.basename(target), [
    ...names,
    ...names.map((name) => name.replace(SCRIPT, '')),
  ]);
  const remedy = near
    ? `did you mean ${written.slice(0, written.length - path.basename(target).length)}${near}?`
    : 'correct the path, or add the file';
  return `the imported file ${written} does not exist → ${remedy}`;
}

function missingName(name: string, { written }: LocalImport, names: readonly string[]): string {
  const what = name === 'default' ? 'has no default export' : `does not export ${name}`;
  const near = nearestName(name, names);
  const others = names.filter((one) => one !== 'default');
  const remedy = near
    ? `did you mean ${near}?`
    : others.length > 0
      ? `import { ${others.join(', ')} }, or add the export`
      : 'add the export';
  return `${written} ${what} → ${remedy}`;
}

/** Reports imports of local files that do not exist, and of names that they do not export. */
export function importFindings(
  tree: TreeNode,
  { file, source }: Pick<PageFile, 'file' | 'source'>,
  name: string,
): Finding[] {
  return localImports(tree, file).flatMap((local): Finding[] => {
    const { node, candidates } = local;
    const found = candidates.find(isFile);
    const finding = (start: number, message: string): Finding => ({
      check: 'imports',
      file: name,
      ...placeAt(source, start),
      message,
    });
    if (!found) return [finding(node.source?.start ?? node.start, missingFile(local))];
    const names = SCRIPT.test(found) ? exportedNames(found) : undefined;
    if (!names) return [];
    return takenNames(node)
      .filter((taken) => !names.includes(taken.name))
      .map((taken) => finding(taken.start, missingName(taken.name, local, names)));
  });
}

/** Returns the files by which wrong imports of a page can become right: those that are missing, and the modules. */
export function filesOfWrongImports(
  tree: TreeNode,
  page: Pick<PageFile, 'file' | 'source'>,
): string[] {
  if (importFindings(tree, page, '').length === 0) return [];
  return localImports(tree, page.file).flatMap(({ candidates }) => {
    const found = candidates.find(isFile);
    return found ? [found] : candidates;
  });
}
