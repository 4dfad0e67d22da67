import path from 'node:path';
import ts from 'typescript';
import type { PackageShape } from './packageShape';

/** The types of an installed package. */
export interface PackageTypes {
  /** Its declaration file. */
  entry: string;
  checker: ts.TypeChecker;
  /** The exports of its entry point, except for the default export and the factory. */
  exports: readonly ts.Symbol[];
  /** Whether the package itself declares a node, and not one of its dependencies or bundled packages. */
  isOwn: (declaration: ts.Node) => boolean;
}

/**
 * Opens the types of a package.
 *
 * @param entry the declaration file, from `types` in its package.json
 * @param shape the packages that belong to it, and its factory
 * @throws naming the file, if it is not a module
 */
export function openPackage(
  entry: string,
  { factory, ownPackages = [] }: Pick<PackageShape, 'factory' | 'ownPackages'>,
): PackageTypes {
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module)
    throw new Error(`[options] ${entry} has no exports → name the file that contains the types`);
  const own = ownPackages.map((name) => `/${name}/`);
  const folder = `${path.dirname(source.fileName)}/`;
  return {
    entry,
    checker,
    exports: checker
      .getExportsOfModule(module)
      .filter(({ name }) => name !== 'default' && name !== factory),
    isOwn(declaration) {
      const { fileName } = declaration.getSourceFile();
      return fileName.startsWith(folder) || own.some((name) => fileName.includes(name));
    },
  };
}
