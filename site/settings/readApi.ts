import ts from 'typescript';
import { aboutText, isOurs, openTypes, tagTexts } from './typeReader';

/** A member of a type. */
export interface ApiMember {
  name: string;
  /** The key of the translation: the declaring type and the name. */
  key: string;
  type: string;
  default: string | undefined;
  isRequired: boolean;
  about: string;
}

/** A description of a parameter, the return value or an error. */
export interface ApiNote {
  key: string;
  about: string;
}

/** An export of an entry point. */
export interface ApiName {
  name: string;
  kind: 'function' | 'type' | 'class';
  /** The declaration, if the export has no list of members. */
  code: string | undefined;
  about: string;
  members: readonly ApiMember[];
  /** The source text of base types, whose members it also has. */
  bases: readonly string[];
  parameters: readonly (ApiNote & { name: string })[];
  returns: ApiNote | undefined;
  throws: ApiNote | undefined;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns a declaration without its body, with the line breaks of the source. */
function declarationCode(node: ts.Declaration): string | undefined {
  if (ts.isFunctionDeclaration(node)) {
    const end = node.body?.getStart() ?? node.getEnd();
    return node
      .getSourceFile()
      .text.slice(node.getStart(), end)
      .replace(/^export /, '')
      .trim();
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return node
      .getText()
      .replace(/^export /, '')
      .replace(/^\s*\/\/ biome-ignore.*\n/gm, '');
  }
  return undefined;
}

/** Reads the exports of entry points that are declared in this repository. */
export function readApi(cwd: string, entries: readonly string[]): Map<string, ApiName[]> {
  const { checker, exportsOf } = openTypes(cwd, entries);

  function memberOf(symbol: ts.Symbol): ApiMember {
    const node = symbol.declarations?.[0];
    const declared = node && (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node));
    const written =
      declared && node.type
        ? oneLine(node.type.getText())
        : checker.typeToString(checker.getTypeOfSymbol(symbol));
    const owner =
      node && (ts.isInterfaceDeclaration(node.parent) || ts.isClassDeclaration(node.parent))
        ? node.parent.name?.text
        : undefined;
    return {
      name: symbol.name,
      key: owner ? `${owner}.${symbol.name}` : symbol.name,
      type: written.replace(/^readonly /, ''),
      default: tagTexts(symbol, 'default', checker)[0],
      isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
      about: aboutText(symbol, checker),
    };
  }

  /** Returns the base types of an interface, if the page describes all of them. */
  function basesOf(symbol: ts.Symbol, exported: ReadonlySet<string>): string[] {
    const clauses = (symbol.declarations ?? [])
      .filter(ts.isInterfaceDeclaration)
      .flatMap(({ heritageClauses = [] }) => heritageClauses.flatMap(({ types }) => types));
    const isKnown = (type: ts.ExpressionWithTypeArguments) =>
      [...type.getText().matchAll(/[A-Z]\w*/g)].some(([name]) => exported.has(name));
    return clauses.every(isKnown) ? clauses.map((type) => type.getText()) : [];
  }

  function membersOf(symbol: ts.Symbol, bases: readonly string[]): ApiMember[] {
    if (!(symbol.flags & ts.SymbolFlags.Interface)) return [];
    const isOwn = (member: ts.Symbol) =>
      member.declarations?.[0]?.parent === symbol.declarations?.[0];
    return checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .filter((member) => isOurs(member) && (bases.length === 0 || isOwn(member)))
      .map(memberOf);
  }

  function notesOf(name: string, symbol: ts.Symbol) {
    const note = (tag: string): ApiNote | undefined => {
      const [text] = tagTexts(symbol, tag, checker);
      const about = text?.replace(/^\{(\w+)\}/, '`$1`').replace(/^naming/, 'an error naming');
      return about ? { key: `${name}() ${tag}`, about } : undefined;
    };
    const parameters = tagTexts(symbol, 'param', checker).map((text) => {
      const [, parameter = '', about = ''] = /^(\S+) ?(.*)$/.exec(text) ?? [];
      return { name: parameter, key: `${name}() ${parameter}`, about };
    });
    return { parameters, returns: note('returns'), throws: note('throws') };
  }

  function apiName(name: string, symbol: ts.Symbol, exported: ReadonlySet<string>): ApiName {
    const bases = basesOf(symbol, exported);
    const members = membersOf(symbol, bases);
    const isFunction = (symbol.flags & ts.SymbolFlags.Function) !== 0;
    const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
    const node = symbol.declarations?.[0];
    return {
      name,
      kind: isFunction ? 'function' : isClass ? 'class' : 'type',
      code: members.length > 0 || !node ? undefined : declarationCode(node),
      about: aboutText(symbol, checker),
      members,
      bases,
      ...notesOf(name, symbol),
    };
  }

  return new Map(
    entries.map((entry) => {
      const own = exportsOf(entry).filter(({ symbol }) => isOurs(symbol));
      const exported = new Set(own.map(({ name }) => name));
      return [entry, own.map(({ name, symbol }) => apiName(name, symbol, exported))];
    }),
  );
}
