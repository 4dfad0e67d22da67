import path from 'node:path';
import ts from 'typescript';

/** The types of the repository. */
export interface TypeReader {
  checker: ts.TypeChecker;
  /**
   * What a module exports, each name as what it stands for.
   *
   * @throws if the module is not among those that were opened
   */
  exportsOf: (entry: string) => { name: string; symbol: ts.Symbol }[];
  /** A type as one writes it: `boolean | object`. */
  typeText: (type: ts.Type) => string;
}

/** Simple types before objects and functions. */
const RANKS = ['boolean', 'true', 'false', 'string', 'number'];
const LAST = ['object', 'function'];

const rank = (text: string) =>
  RANKS.includes(text) ? RANKS.indexOf(text) : RANKS.length + LAST.indexOf(text) + 1;

const isUndefined = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Undefined) !== 0;

/** The types of a union, or the one type. */
export const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Whether something is declared in the repository, and not in a package. */
export const isOurs = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/')) ??
  false;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What is written above a name, in one line; empty where nothing is. */
export function aboutText(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
}

/** The texts of a tag above a name: `@default`, `@throws`. */
export function tagTexts(symbol: ts.Symbol, tag: string, checker: ts.TypeChecker): string[] {
  return symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === tag)
    .map(({ text }) => oneLine(ts.displayPartsToString(text)));
}

/** Opens the types of modules of the repository. */
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
    // The compiler orders a union by when it first meets its parts.
    return [...unique].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).join(' | ');
  }

  return { checker, exportsOf, typeText };
}
