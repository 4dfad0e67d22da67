import path from 'node:path';
import ts from 'typescript';

/** A reader for the types of the repository. */
export interface TypeReader {
  checker: ts.TypeChecker;
  /**
   * Returns the exports of a module, with aliases resolved.
   *
   * @throws if the module was not opened
   */
  exportsOf: (entry: string) => { name: string; symbol: ts.Symbol }[];
  /**
   * Returns the TypeScript syntax of a type: `boolean
   *
   * object`.
   */
  typeText: (type: ts.Type) => string;
}

/** The order of types in a union: simple types precede objects and functions. */
const RANKS = ['boolean', 'true', 'false', 'string', 'number'];
const LAST = ['object', 'function'];

const rank = (text: string) =>
  RANKS.includes(text) ? RANKS.indexOf(text) : RANKS.length + LAST.indexOf(text) + 1;

const isUndefined = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Undefined) !== 0;

/** Returns the members of a union, or the type itself. */
export const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Returns whether a symbol is declared in the repository and not in a package. */
export const isOurs = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/')) ??
  false;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the documentation of a symbol in one line. Empty if there is none. */
export function aboutText(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
}

/** Returns the texts of a tag of a symbol: `@default`, `@throws`. */
export function tagTexts(symbol: ts.Symbol, tag: string, checker: ts.TypeChecker): string[] {
  return symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === tag)
    .map(({ text }) => oneLine(ts.displayPartsToString(text)));
}

/** Opens the types of modules in the repository. */
export function openTypes(cwd: string, entries: readonly string[]): TypeReader {
  const config = ts.readConfigFile(path.join(cwd, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, cwd);
  const files = entries.map((entry) => path.join(cwd, entry));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();

  function exportsOf(entry: string) {
    const source = program.getSourceFile(path.join(cwd, entry));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`[settings] ${entry} does not exist → correct its path`);
    return checker.getExportsOfModule(module).map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }));
  }

  function typeText(type: ts.Type): string {
    const texts = partsOf(type)
      .filter((part) => !isUndefined(part))
      .map((part) => {
        if (part.isStringLiteral()) return `'${part.value}'`;
        if (checker.getSignaturesOfType(part, ts.SignatureKind.Call).length > 0) return 'function';
        const [item] = checker.isArrayType(part)
          ? checker.getTypeArguments(part as ts.TypeReference)
          : [];
        if (item) return partsOf(item).length > 1 ? `(${typeText(item)})[]` : `${typeText(item)}[]`;
        const index = checker.getIndexInfoOfType(part, ts.IndexKind.String);
        if (index) return `Record<string, ${typeText(index.type)}>`;
        if (part.symbol?.name === 'RegExp' || part.symbol?.name === 'URL') return part.symbol.name;
        if (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return 'object';
        return checker.typeToString(part);
      });
    const unique = new Set(texts);
    if (unique.has('true') && unique.has('false')) {
      unique.delete('true');
      unique.delete('false');
      unique.add('boolean');
    }
    // Sorted, because the compiler orders a union by the first occurrence of its members.
    return [...unique].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).join(' | ');
  }

  return { checker, exportsOf, typeText };
}
