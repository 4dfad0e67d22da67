import ts from 'typescript';
import type { PackageTypes } from './openPackage';
import { grouped, LOOSE, union, unionParts } from './unionText';

/** The maximum length of unions in lists and of small objects. Longer ones are printed by name. */
const LONGEST_PART = 80;

/** The type arguments of the alias that is being printed. */
type Arguments = ReadonlyMap<string, string>;

/** Prints the types of a package for readers. */
export function typePrinter({ checker, isOwn }: PackageTypes) {
  const open: ts.Symbol[] = [];
  const printedByName = new Map<string, ts.Symbol>();

  /**
   * Records a type of the package that is printed by name. If several types share a name, the first one
   * counts.
   */
  function printName(name: string, symbol: ts.Symbol | undefined): string {
    if (symbol && !printedByName.has(name) && symbol.declarations?.some(isNamedType))
      printedByName.set(name, symbol);
    return name;
  }

  function isNamedType(declaration: ts.Node): boolean {
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

  function aliasOf(node: ts.TypeReferenceNode | ts.ImportTypeNode): ts.Symbol | undefined {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.qualifier;
    const symbol = name && checker.getSymbolAtLocation(name);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  }

  function parameters(node: ts.SignatureDeclaration, given: Arguments): string {
    return node.parameters
      .map((parameter) => {
        const name = `${parameter.dotDotDotToken ? '...' : ''}${parameter.name.getText()}`;
        const type = parameter.type ? byName(parameter.type, given) : 'any';
        return `${name}${parameter.questionToken ? '?' : ''}: ${type}`;
      })
      .join(', ');
  }

  function callable(node: ts.SignatureDeclaration, given: Arguments): string {
    const result = node.type ? byName(node.type, given) : 'any';
    return `(${parameters(node, given)}) => ${result}`;
  }

  function objectText(node: ts.TypeLiteralNode, given: Arguments): string {
    const members = node.members.map((member) => {
      if (ts.isPropertySignature(member)) {
        const type = member.type ? print(member.type, given) : 'any';
        return `${member.name.getText()}${member.questionToken ? '?' : ''}: ${type}`;
      }
      if (ts.isIndexSignatureDeclaration(member)) {
        return `[${member.parameters[0]?.name.getText()}: string]: ${print(member.type, given)}`;
      }
      return ts.isMethodSignature(member)
        ? `${member.name.getText()}: ${callable(member, given)}`
        : member.getText();
    });
    const text = members.length > 0 ? `{ ${members.join('; ')} }` : '{}';
    return text.length > LONGEST_PART && node.members.every(ts.isPropertySignature)
      ? `{ ${members.map((member) => member.replace(/:.*$/s, '')).join(', ')} }`
      : text;
  }

  /** Prints references as names, for parameters and results of functions. */
  function byName(node: ts.TypeNode, given: Arguments): string {
    if (ts.isUnionTypeNode(node)) return union(node.types.map((member) => byName(member, given)));
    if (ts.isTypeReferenceNode(node) && !given.has(node.typeName.getText())) {
      const { typeName, typeArguments } = node;
      const name = printName(
        ts.isQualifiedName(typeName) ? typeName.right.text : typeName.getText(),
        aliasOf(node),
      );
      return typeArguments
        ? `${name}<${typeArguments.map((argument) => byName(argument, given)).join(', ')}>`
        : name;
    }
    return print(node, given);
  }

  /** Prints the item of a list. Long types are printed by name. */
  function part(node: ts.TypeNode, given: Arguments): string {
    const text = print(node, given);
    return text.length > LONGEST_PART ? byName(node, given) : text;
  }

  function reference(node: ts.TypeReferenceNode | ts.ImportTypeNode, given: Arguments): string {
    const nodes = node.typeArguments ?? [];
    const symbol = aliasOf(node);
    const name = symbol?.name ?? node.getText();
    const argument = (index: number) => {
      const found = nodes[index];
      return found ? print(found, given) : 'any';
    };
    if (given.has(node.getText())) return given.get(node.getText()) as string;
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
    }
    const declaration = symbol?.declarations?.[0];
    if (declaration && ts.isTypeParameterDeclaration(declaration)) {
      const known = declaration.default ?? declaration.constraint;
      return known ? print(known, given) : 'any';
    }
    if (!symbol || !declaration || !isOwn(declaration)) return byNameOf(node, name, given);
    if (!ts.isTypeAliasDeclaration(declaration) || open.includes(symbol))
      return printName(name, symbol);
    const names = declaration.typeParameters ?? [];
    const inner = new Map(
      names.map((parameter, index) => [
        parameter.name.text,
        nodes[index]
          ? argument(index)
          : parameter.default
            ? print(parameter.default, given)
            : 'any',
      ]),
    );
    open.push(symbol);
    const text = print(declaration.type, inner);
    open.pop();
    const { type } = declaration;
    const isCut =
      ts.isTypeLiteralNode(type) &&
      type.members.length > 0 &&
      (text.length > LONGEST_PART || !text.includes(':'));
    return isCut || ts.isIntersectionTypeNode(type) ? printName(name, symbol) : text;
  }

  function byNameOf(
    node: ts.TypeReferenceNode | ts.ImportTypeNode,
    name: string,
    given: Arguments,
  ): string {
    const { typeArguments } = node;
    const known = name === '__type' || name === 'default' ? node.getText() : name;
    return typeArguments
      ? `${known}<${typeArguments.map((argument) => part(argument, given)).join(', ')}>`
      : known;
  }

  function print(node: ts.TypeNode, given: Arguments): string {
    if (ts.isUnionTypeNode(node)) {
      return union(node.types.flatMap((member) => unionParts(print(member, given))));
    }
    if (ts.isParenthesizedTypeNode(node)) return print(node.type, given);
    if (ts.isIntersectionTypeNode(node)) {
      return node.types.map((member) => grouped(byName(member, given), LOOSE)).join(' & ');
    }
    if (ts.isArrayTypeNode(node)) {
      return `${grouped(part(node.elementType, given), LOOSE)}[]`;
    }
    if (ts.isTupleTypeNode(node)) {
      const texts = node.elements.map((element) =>
        ts.isRestTypeNode(element)
          ? `...${grouped(print(element.type, given), LOOSE)}`
          : ts.isNamedTupleMember(element)
            ? print(element.type, given)
            : print(element, given),
      );
      return `[${texts.join(', ')}]`;
    }
    if (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)) return reference(node, given);
    if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) return callable(node, given);
    if (ts.isTypeLiteralNode(node)) return objectText(node, given);
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) {
      return print(node.type, given);
    }
    if (ts.isLiteralTypeNode(node)) return literal(node.getText());
    if (ts.isIndexedAccessTypeNode(node)) return indexed(node, given);
    if (ts.isTemplateLiteralTypeNode(node)) return template(node, given);
    return node.getText().replace(/\s+/g, ' ');
  }

  function indexed(node: ts.IndexedAccessTypeNode, given: Arguments): string {
    const key = checker.getTypeFromTypeNode(node.indexType);
    const owner = checker.getTypeFromTypeNode(node.objectType);
    const property = key.isStringLiteral() ? owner.getProperty(key.value) : undefined;
    const declared = (property?.declarations as ts.Node[] | undefined)?.find(hasType);
    return declared ? print(declared.type, given) : ofType(checker.getTypeFromTypeNode(node));
  }

  /** Prints `` `${'a-' | ''}map` `` as `'[a-]map'`. */
  function template(node: ts.TemplateLiteralTypeNode, given: Arguments): string {
    let isPattern = false;
    const spans = node.templateSpans.map(({ type, literal: { text } }) => {
      const words = unionParts(print(type, given));
      if (!words.every((word) => /^'.*'$/.test(word))) return `\${${type.getText()}}${text}`;
      isPattern = true;
      const choice = words.map((word) => word.slice(1, -1)).filter(Boolean);
      return `[${choice.join('|')}]${text}`;
    });
    const text = `${node.head.text}${spans.join('')}`;
    return isPattern ? `'${text}'` : `\`${text}\``;
  }

  /** Prints a type without a declaration. */
  function ofType(type: ts.Type): string {
    const { NoTruncation, UseAliasDefinedOutsideCurrentScope, InTypeAlias } = ts.TypeFormatFlags;
    const text = checker.typeToString(
      type,
      undefined,
      NoTruncation | UseAliasDefinedOutsideCurrentScope | InTypeAlias,
    );
    return union(unionParts(text.replace(/import\("[^"]*"\)\./g, '').replace(/"/g, "'")));
  }

  /** Prints the type of a property, a method or a parameter. */
  function ofSymbol(symbol: ts.Symbol, printType: PrintType = print): string {
    const declarations: readonly ts.Node[] = symbol.declarations ?? [];
    const texts = declarations.flatMap((declaration) =>
      ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)
        ? [callable(declaration, new Map())]
        : hasType(declaration)
          ? unionParts(printType(declaration.type, new Map()))
          : [],
    );
    return texts.length > 0 ? union(texts) : ofType(checker.getTypeOfSymbol(symbol));
  }

  return {
    /** The types of the package that were printed by name. */
    printedByName: printedByName as ReadonlyMap<string, ts.Symbol>,
    ofSymbol: (symbol: ts.Symbol) => ofSymbol(symbol),
    /** Prints the type of a member. Long types are printed by name. */
    ofMember: (symbol: ts.Symbol) => ofSymbol(symbol, part),
    /** Prints the type that an alias stands for. */
    ofAlias({ type }: ts.TypeAliasDeclaration, symbol: ts.Symbol): string {
      open.push(symbol);
      const text = print(type, new Map());
      open.pop();
      return text;
    },
    /** Prints the type of the values of a record. */
    ofIndex: ({ declaration, type }: ts.IndexInfo) =>
      declaration && 'type' in declaration && declaration.type
        ? part(declaration.type, new Map())
        : ofType(type),
    ofType,
  };
}

export type TypePrinter = ReturnType<typeof typePrinter>;

type PrintType = (node: ts.TypeNode, given: Arguments) => string;

function hasType(declaration: ts.Node): declaration is ts.Node & { type: ts.TypeNode } {
  return 'type' in declaration && declaration.type !== undefined;
}
