import path from 'node:path';
import ts from 'typescript';

/** The types of an installed package. */
export interface PackageTypes {
  checker: ts.TypeChecker;
  /** What its entry exports. */
  exports: readonly ts.Symbol[];
  /** Whether something is declared by the package itself, not by one that it bundles or needs. */
  isOwn: (declaration: ts.Node) => boolean;
}

/** The package with the native code, whose types are those of the same release. */
const BINDING = '/@rspack/binding/';

/**
 * Opens the types of a package.
 *
 * @param entry its file of types, as `types` in its package.json names it
 * @throws naming the file, if it is no module
 */
export function openPackage(entry: string): PackageTypes {
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
  if (!module) throw new Error(`[options] ${entry} exports nothing → name the file of types`);
  const folder = `${path.dirname(source.fileName)}/`;
  return {
    checker,
    exports: checker.getExportsOfModule(module),
    isOwn(declaration) {
      const { fileName } = declaration.getSourceFile();
      return fileName.startsWith(folder) || fileName.includes(BINDING);
    },
  };
}
