import ts from 'typescript';
import type { PackageTypes } from './openPackage';

/** A class that the package exports. */
export interface ExportedClass {
  /** `HtmlRspackPlugin`, `container.ModuleFederationPlugin`. */
  name: string;
  signatures: readonly ts.Signature[];
  isPlugin: boolean;
  deprecated: boolean;
}

/** The maximum depth of namespaces: `experiments.ids.SyncModuleIdsPlugin`. */
const DEEPEST = 3;

/** Finds the classes that a package exports, also in namespaces. */
export function exportedClasses({ checker, exports, isOwn }: PackageTypes): ExportedClass[] {
  const found = new Map<ts.Symbol | ts.Type, ExportedClass>();

  function visit(symbol: ts.Symbol, names: readonly string[]): void {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!(target.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.Property))) return;
    if (!(target.declarations ?? []).some(isOwn)) return;
    const type = checker.getTypeOfSymbol(target);
    const signatures = type.getConstructSignatures();
    const [signature] = signatures;
    if (signature) {
      const result = signature.getReturnType();
      const key = target.flags & ts.SymbolFlags.Class ? target : type;
      if (found.has(key)) return;
      found.set(key, {
        name: names.join('.'),
        signatures,
        isPlugin: result.getProperty('apply') !== undefined,
        deprecated: target.getJsDocTags().some(({ name }) => name === 'deprecated'),
      });
    } else if (names.length < DEEPEST && type.getCallSignatures().length === 0) {
      if (checker.isArrayType(type) || !(type.flags & ts.TypeFlags.Object)) return;
      for (const member of type.getProperties()) visit(member, [...names, member.name]);
    }
  }

  for (const symbol of exports) visit(symbol, [symbol.name]);
  return [...found.values()];
}
