import ts from 'typescript';
import type { PackageTypes } from './openPackage';
import { grouped, LOOSE, union, unionParts } from './unionText';

/** The maximum length of unions in lists and of small objects. Longer ones are printed by name. */
const LONGEST_PART = 80;

/** The package, and what is being printed. */
interface Scope extends Pick<PackageTypes, 'checker' | 'isOwn'> {
  /** The type arguments of the alias that is being printed. */
  given: ReadonlyMap<string, string>;
  /** The aliases that are being printed, outermost first. */
  open: ts.Symbol[];
  printedByName: Map<string, ts.Symbol>;
}

type Reference = ts.TypeReferenceNode | ts.ImportTypeNode;

function hasType(declaration: ts.Node): declaration is ts.Node & { type: ts.TypeNode } {
  return 'type' in declaration && declaration.type !== undefined;
}

/**
 * Records a type of the package that is printed by name. If several types share a name, the first one
 * counts.
 */
function printName(name: string, symbol: ts.Symbol | undefined, scope: Scope): string {
  if (
    symbol &&
    !scope.printedByName.has(name) &&
    symbol.declarations?.some((one) => isNamedType(one, scope))
  )
    scope.printedByName.set(name, symbol);
  return name;
}

function isNamedType(declaration: ts.Node, { isOwn }: Scope): boolean {
  const isType =
    ts.isTypeAliasDeclaration(declaration) ||
    ts.isInterfaceDeclaration(declaration) ||
    ts.isClassDeclaration(declaration) ||
    ts.isEnumDeclaration(declaration);
  return isType && isOwn(declaration);
}

function literal(text: string): string {
  return /^".*"$/.test(text) ? `'${JSON.parse(text).replaceAll("'", "\\'")}'` : text;
}

function aliasOf(node: Reference, { checker }: Scope): ts.Symbol | undefined {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.qualifier;
  const symbol = name && checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function parameters(node: ts.SignatureDeclaration, scope: Scope): string {
  return node.parameters
    .map((parameter) => {
      const name = `${parameter.dotDotDotToken ? '...' : ''}${parameter.name.getText()}`;
      const type = parameter.type ? byName(parameter.type, scope) : 'any';
      return `${name}${parameter.questionToken ? '?' : ''}: ${type}`;
    })
    .join(', ');
}

function callable(node: ts.SignatureDeclaration, scope: Scope): string {
  const result = node.type ? byName(node.type, scope) : 'any';
  return `(${parameters(node, scope)}) => ${result}`;
}

function objectText(node: ts.TypeLiteralNode, scope: Scope): string {
  const members = node.members.map((member) => {
    if (ts.isPropertySignature(member)) {
      const type = member.type ? print(member.type, scope) : 'any';
      return `${member.name.getText()}${member.questionToken ? '?' : ''}: ${type}`;
    }
    if (ts.isIndexSignatureDeclaration(member)) {
      return `[${member.parameters[0]?.name.getText()}: string]: ${print(member.type, scope)}`;
    }
    return ts.isMethodSignature(member)
      ? `${member.name.getText()}: ${callable(member, scope)}`
      : member.getText();
  });
  const text = members.length > 0 ? `{ ${members.join('; ')} }` : '{}';
  return text.length > LONGEST_PART && node.members.every(ts.isPropertySignature)
    ? `{ ${members.map((member) => member.replace(/:.*$/s, '')).join(', ')} }`
    : text;
}

/** Prints references as names, for parameters and results of functions. */
function byName(node: ts.TypeNode, scope: Scope): string {
  if (ts.isUnionTypeNode(node)) return union(node.types.map((member) => byName(member, scope)));
  if (ts.isTypeReferenceNode(node) && !scope.given.has(node.typeName.getText())) {
    const { typeName, typeArguments } = node;
    const name = printName(
      ts.isQualifiedName(typeName) ? typeName.right.text : typeName.getText(),
      aliasOf(node, scope),
      scope,
    );
    return typeArguments
      ? `${name}<${typeArguments.map((argument) => byName(argument, scope)).join(', ')}>`
      : name;
  }
  return print(node, scope);
}

/** Prints the item of a list. Long types are printed by name. */
function part(node: ts.TypeNode, scope: Scope): string {
  const text = print(node, scope);
  return text.length > LONGEST_PART ? byName(node, scope) : text;
}

/** Prints a reference to a utility type; `undefined` for other types. */
function utilityText(name: string, argument: (index: number) => string): string | undefined {
  switch (name) {
    case 'LiteralUnion':
      return union([...unionParts(argument(0)), argument(1)]);
    case 'Exclude': {
      const without = unionParts(argument(1));
      return union(unionParts(argument(0)).filter((text) => !without.includes(text)));
    }
    case 'NonNullable':
    case 'Readonly':
      return argument(0);
    case 'Array':
    case 'ReadonlyArray':
      return `${grouped(argument(0), LOOSE)}[]`;
    default:
      return undefined;
  }
}

/** Prints the type that an alias stands for, or the name of the alias if the type is too long. */
function aliasText(
  symbol: ts.Symbol,
  { type, typeParameters }: ts.TypeAliasDeclaration,
  { nodes, scope }: { nodes: readonly ts.TypeNode[]; scope: Scope },
): string {
  const given = new Map(
    (typeParameters ?? []).map((parameter, index) => {
      const node = nodes[index] ?? parameter.default;
      return [parameter.name.text, node ? print(node, scope) : 'any'];
    }),
  );
  const text = print(type, { ...scope, given, open: [...scope.open, symbol] });
  const isCut =
    ts.isTypeLiteralNode(type) &&
    type.members.length > 0 &&
    (text.length > LONGEST_PART || !text.includes(':'));
  return isCut || ts.isIntersectionTypeNode(type) ? printName(symbol.name, symbol, scope) : text;
}

function reference(node: Reference, scope: Scope): string {
  const nodes = node.typeArguments ?? [];
  const symbol = aliasOf(node, scope);
  const name = symbol?.name ?? node.getText();
  const given = scope.given.get(node.getText());
  if (given !== undefined) return given;
  const utility = utilityText(name, (index) => {
    const found = nodes[index];
    return found ? print(found, scope) : 'any';
  });
  if (utility !== undefined) return utility;
  const declaration = symbol?.declarations?.[0];
  if (declaration && ts.isTypeParameterDeclaration(declaration)) {
    const known = declaration.default ?? declaration.constraint;
    return known ? print(known, scope) : 'any';
  }
  if (!symbol || !declaration || !scope.isOwn(declaration)) return byNameOf(node, name, scope);
  if (!ts.isTypeAliasDeclaration(declaration) || scope.open.includes(symbol)) {
    return printName(name, symbol, scope);
  }
  return aliasText(symbol, declaration, { nodes, scope });
}

function byNameOf(node: Reference, name: string, scope: Scope): string {
  const { typeArguments } = node;
  const known = name === '__type' || name === 'default' ? node.getText() : name;
  return typeArguments
    ? `${known}<${typeArguments.map((argument) => part(argument, scope)).join(', ')}>`
    : known;
}

function print(node: ts.TypeNode, scope: Scope): string {
  if (ts.isUnionTypeNode(node)) {
    return union(node.types.flatMap((member) => unionParts(print(member, scope))));
  }
  if (ts.isParenthesizedTypeNode(node)) return print(node.type, scope);
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.map((member) => grouped(byName(member, scope), LOOSE)).join(' & ');
  }
  if (ts.isArrayTypeNode(node)) {
    return `${grouped(part(node.elementType, scope), LOOSE)}[]`;
  }
  if (ts.isTupleTypeNode(node)) {
    const texts = node.elements.map((element) =>
      ts.isRestTypeNode(element)
        ? `...${grouped(print(element.type, scope), LOOSE)}`
        : ts.isNamedTupleMember(element)
          ? print(element.type, scope)
          : print(element, scope),
    );
    return `[${texts.join(', ')}]`;
  }
  if (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)) return reference(node, scope);
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) return callable(node, scope);
  if (ts.isTypeLiteralNode(node)) return objectText(node, scope);
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) {
    return print(node.type, scope);
  }
  if (ts.isLiteralTypeNode(node)) return literal(node.getText());
  if (ts.isIndexedAccessTypeNode(node)) return indexed(node, scope);
  if (ts.isTemplateLiteralTypeNode(node)) return template(node, scope);
  return node.getText().replace(/\s+/g, ' ');
}

function indexed(node: ts.IndexedAccessTypeNode, scope: Scope): string {
  const { checker } = scope;
  const key = checker.getTypeFromTypeNode(node.indexType);
  const owner = checker.getTypeFromTypeNode(node.objectType);
  const property = key.isStringLiteral() ? owner.getProperty(key.value) : undefined;
  const declared = (property?.declarations as ts.Node[] | undefined)?.find(hasType);
  return declared ? print(declared.type, scope) : ofType(checker.getTypeFromTypeNode(node), scope);
}

/** Prints `` `${'a-' | ''}map` `` as `'[a-]map'`. */
function template(node: ts.TemplateLiteralTypeNode, scope: Scope): string {
  let isPattern = false;
  const spans = node.templateSpans.map(({ type, literal: { text } }) => {
    const words = unionParts(print(type, scope));
    if (!words.every((word) => /^'.*'$/.test(word))) return `\${${type.getText()}}${text}`;
    isPattern = true;
    const choice = words.map((word) => word.slice(1, -1)).filter(Boolean);
    return `[${choice.join('|')}]${text}`;
  });
  const text = `${node.head.text}${spans.join('')}`;
  return isPattern ? `'${text}'` : `\`${text}\``;
}

/** Prints a type without a declaration. */
function ofType(type: ts.Type, { checker }: Scope): string {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope, InTypeAlias } = ts.TypeFormatFlags;
  const text = checker.typeToString(
    type,
    undefined,
    NoTruncation | UseAliasDefinedOutsideCurrentScope | InTypeAlias,
  );
  return union(unionParts(text.replace(/import\("[^"]*"\)\./g, '').replace(/"/g, "'")));
}

/** Prints the type of a property, a method or a parameter. */
function ofSymbol(symbol: ts.Symbol, printType: typeof print, scope: Scope): string {
  const declarations: readonly ts.Node[] = symbol.declarations ?? [];
  const texts = declarations.flatMap((declaration) =>
    ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)
      ? [callable(declaration, scope)]
      : hasType(declaration)
        ? unionParts(printType(declaration.type, scope))
        : [],
  );
  return texts.length > 0 ? union(texts) : ofType(scope.checker.getTypeOfSymbol(symbol), scope);
}

/** Prints the types of a package for readers. */
export function typePrinter({ checker, isOwn }: PackageTypes) {
  const printedByName = new Map<string, ts.Symbol>();
  const scope: Scope = { checker, isOwn, given: new Map(), open: [], printedByName };
  return {
    /** The types of the package that were printed by name. */
    printedByName: printedByName as ReadonlyMap<string, ts.Symbol>,
    ofSymbol: (symbol: ts.Symbol) => ofSymbol(symbol, print, scope),
    /** Prints the type of a member. Long types are printed by name. */
    ofMember: (symbol: ts.Symbol) => ofSymbol(symbol, part, scope),
    /** Prints the type that an alias stands for. */
    ofAlias: ({ type }: ts.TypeAliasDeclaration, symbol: ts.Symbol): string =>
      print(type, { ...scope, open: [...scope.open, symbol] }),
    /** Prints the type of the values of a record. */
    ofIndex: ({ declaration, type }: ts.IndexInfo) =>
      declaration && 'type' in declaration && declaration.type
        ? part(declaration.type, scope)
        : ofType(type, scope),
    ofType: (type: ts.Type) => ofType(type, scope),
  };
}

export type TypePrinter = ReturnType<typeof typePrinter>;
