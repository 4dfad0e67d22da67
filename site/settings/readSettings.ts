import ts from 'typescript';
import { aboutText, isOurs, openTypes, partsOf, tagTexts } from './typeReader';

/** A setting of `defineSite`, according to its type. */
export interface Setting {
  /** The path: `search.dialog.reportUrl`. */
  path: string;
  /** The type in TypeScript syntax: `boolean | object`. */
  type: string;
  /** The default: a value such as `'medium'`, or a description. */
  default: string | undefined;
  /** Whether it must be set if its parent setting is. */
  isRequired: boolean;
  /**
   * The description in Markdown. `undefined` for settings of Rspress, which are described by their own
   * types.
   */
  about: string | undefined;
}

const ENTRY = 'plugins/preset/index.ts';
const TYPE = 'SiteSettings';

/**
 * Reads the settings of a site from the types of this repository. Nested settings follow their parent.
 *
 * @param isDescribed returns whether a nested setting of Rspress is included
 */
export function readSettings(cwd: string, isDescribed: (path: string) => boolean): Setting[] {
  const { checker, exportsOf, typeText } = openTypes(cwd, [ENTRY]);
  const found = exportsOf(ENTRY).find(({ name }) => name === TYPE);
  if (!found) throw new Error(`${ENTRY} does not export ${TYPE} → name the type of the settings`);
  const settings = checker.getDeclaredTypeOfSymbol(found.symbol);

  const isPlainObject = (type: ts.Type) =>
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    !checker.isArrayType(type) &&
    checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0;

  /** Returns the settings in an object that the page describes. */
  const membersOf = (type: ts.Type, before: string) =>
    isPlainObject(type)
      ? checker
          .getPropertiesOfType(type)
          .filter((member) => isOurs(member) || isDescribed(before + member.name))
          .map((member) => rowsOf(member, before))
      : [];

  /** Returns a union of string literals in source order, which the type itself does not preserve. */
  function writtenUnion(symbol: ts.Symbol): string | undefined {
    const node = (symbol.valueDeclaration as ts.PropertySignature | undefined)?.type;
    if (!node || !ts.isUnionTypeNode(node) || !node.types.every(ts.isLiteralTypeNode)) return;
    return node.types.map((one) => one.getText()).join(' | ');
  }

  function rowsOf(symbol: ts.Symbol, before: string): Setting[] {
    const type = checker.getTypeOfSymbol(symbol);
    const name = before + symbol.name;
    const about = aboutText(symbol, checker);
    const own: Setting = {
      path: name,
      type: writtenUnion(symbol) ?? typeText(type),
      default: tagTexts(symbol, 'default', checker)[0],
      isRequired: before !== '' && (symbol.flags & ts.SymbolFlags.Optional) === 0,
      about: isOurs(symbol) && about ? about : undefined,
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
