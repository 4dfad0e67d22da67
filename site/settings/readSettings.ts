import path from 'node:path';
import ts from 'typescript';

/** A setting of `defineSite`, as its type has it. */
export interface Setting {
  /** `search.dialog.reportUrl` */
  path: string;
  /** As one writes it: `boolean | object`. */
  type: string;
  /** What it is where a site says nothing: `'medium'`, or in words. */
  default: string | undefined;
  /** Whether it must be set where the setting around it is. */
  isRequired: boolean;
  /** What it does, as Markdown; `undefined` for those of Rspress, whose types describe them. */
  about: string | undefined;
}

const ENTRY = 'plugins/preset/index.ts';
const TYPE = 'SiteSettings';

/** Opens the types of the repository. */
function openTypes(cwd: string): { checker: ts.TypeChecker; settings: ts.Type } {
  const config = ts.readConfigFile(path.join(cwd, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, cwd);
  const entry = path.join(cwd, ENTRY);
  const program = ts.createProgram([entry], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === TYPE);
  if (!symbol) throw new Error(`${ENTRY} does not export ${TYPE} → name the type of the settings`);
  return { checker, settings: checker.getDeclaredTypeOfSymbol(symbol) };
}

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/')) ??
  false;

const isUndefined = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Undefined) !== 0;

/** Simple types before objects and functions. */
const RANKS = ['boolean', 'true', 'false', 'string', 'number'];
const LAST = ['object', 'function'];

const rank = (text: string) =>
  RANKS.includes(text) ? RANKS.indexOf(text) : RANKS.length + LAST.indexOf(text) + 1;

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

/**
 * Reads the settings of a site from the types of this repository, those within a setting after it.
 *
 * @param isDescribed which of Rspress's within another one are wanted
 */
export function readSettings(cwd: string, isDescribed: (path: string) => boolean): Setting[] {
  const { checker, settings } = openTypes(cwd);

  const isPlainObject = (type: ts.Type) =>
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    !checker.isArrayType(type) &&
    checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0;

  /** The settings in an object that are ours to describe. */
  const membersOf = (type: ts.Type, before: string) =>
    isPlainObject(type)
      ? checker
          .getPropertiesOfType(type)
          .filter((member) => isOurs(member) || isDescribed(before + member.name))
          .map((member) => rowsOf(member, before))
      : [];

  /** A union of texts in the order in which it is written, which the type itself does not keep. */
  function writtenUnion(symbol: ts.Symbol): string | undefined {
    const node = (symbol.valueDeclaration as ts.PropertySignature | undefined)?.type;
    if (!node || !ts.isUnionTypeNode(node) || !node.types.every(ts.isLiteralTypeNode)) return;
    return node.types.map((one) => one.getText()).join(' | ');
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

  function rowsOf(symbol: ts.Symbol, before: string): Setting[] {
    const type = checker.getTypeOfSymbol(symbol);
    const name = before + symbol.name;
    const tag = symbol.getJsDocTags(checker).find((one) => one.name === 'default');
    const about = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const own: Setting = {
      path: name,
      type: writtenUnion(symbol) ?? typeText(type),
      default: tag && ts.displayPartsToString(tag.text).replace(/\s+/g, ' '),
      isRequired: before !== '' && (symbol.flags & ts.SymbolFlags.Optional) === 0,
      about: isOurs(symbol) && about ? about.replace(/\s+/g, ' ') : undefined,
    };
    const items = partsOf(type).flatMap((part) =>
      checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference) : [],
    );
    return [
      own,
      ...partsOf(type).flatMap((part) => membersOf(part, `${name}.`).flat()),
      ...items.flatMap((item) => membersOf(item, `${name}[].`).flat()),
    ];
  }

  return checker.getPropertiesOfType(settings).flatMap((symbol) => rowsOf(symbol, ''));
}
