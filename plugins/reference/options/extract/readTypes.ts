import ts from 'typescript';
import type { Option, OptionsData } from '../optionData';
import { exportedClasses } from './exportedClasses';
import { namedTypes } from './namedTypes';
import { openPackage, type PackageTypes } from './openPackage';
import type { PackageShape } from './packageShape';
import { merge, optionWalker } from './walkOptions';

/** Whether the type of the parent option includes that of the option. */
function isShownByParent(path: string, options: ReadonlyMap<string, Option>): boolean {
  const [, around = '', name] = /^(.*?)(?:\[\]|\.\*)*\.([^.]+)$/.exec(path) ?? [];
  const parent = options.get(around);
  return parent !== undefined && new RegExp(`[{;] ${name}\\??: `).test(parent.type);
}

/** The options of a package without its name and version, from its types. */
export type TypesData = Omit<OptionsData, 'package' | 'version'>;

/**
 * Reads the options of a package from its types: those of a configuration, then of the plugins that it
 * exports, then of its loaders.
 *
 * @throws naming the type, if the package does not export it
 */
export function readTypes(entry: string, shape: PackageShape): TypesData {
  return readOpenTypes(openPackage(entry, shape), shape);
}

/** Reads the options of a package from its opened types. */
export function readOpenTypes(types: PackageTypes, shape: PackageShape): TypesData {
  const { checker, entry } = types;
  const { loaders = {}, elsewhere = {}, hookOwners = [], loaderContext } = shape;
  const walker = optionWalker(types, {
    foreignTypes: new Set(shape.foreignTypes),
    elsewhere: new Set(Object.keys(elsewhere)),
  });
  const options = new Map<string, Option>();
  const addAll = (found: Map<string, Option>) => {
    for (const [path, option] of found) merge(options, path, option);
  };

  function exportedType(name: string): ts.Type {
    const symbol = types.exports.find((found) => found.name === name);
    if (!symbol) throw new Error(`[options] ${entry} does not export the type ${name}`);
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(symbol) : symbol);
  }

  addAll(walker.below('', exportedType(shape.configuration)));
  const classes = exportedClasses(types);
  for (const { name, signatures, isPlugin } of classes) {
    if (!isPlugin) continue;
    const plugin = name.split('.').at(-1) as string;
    for (const { parameters } of signatures) {
      for (const [index, parameter] of parameters.entries()) {
        const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
        const path = parameters.length === 1 ? plugin : `${plugin}.${parameter.name}`;
        const below = elsewhere[path]
          ? new Map<string, Option>()
          : walker.below(path, type, { again: true });
        if (parameters.length > 1 || below.size === 0) {
          const isRequired = !checker.isOptionalParameter(
            parameter.valueDeclaration as ts.ParameterDeclaration,
          );
          merge(options, `${plugin}.${parameter.name}`, {
            type: walker.printer.ofSymbol(parameter),
            ...(isRequired && { required: true }),
            argument: index + 1,
          });
        }
        addAll(below);
      }
    }
  }
  for (const [name, type] of Object.entries(loaders)) {
    addAll(walker.below(name, exportedType(type), { again: true, followForeign: true }));
  }
  for (const [path, option] of options) {
    if (isShownByParent(path, options)) option.shown = true;
  }
  const membersOf = (type: ts.Type) => type.getProperties().map(({ name }) => name);
  const hooksOf = (owner: string) => {
    const hooks = exportedType(owner).getProperty('hooks');
    return hooks ? membersOf(checker.getTypeOfSymbol(hooks)).sort() : [];
  };
  return {
    plugins: classes.filter(({ isPlugin }) => isPlugin).map(({ name }) => name),
    hooks: Object.fromEntries(hookOwners.map((owner) => [owner, hooksOf(owner)])),
    loaderContext: (loaderContext ? membersOf(exportedType(loaderContext)) : [])
      .filter((name) => !name.startsWith('__internal__'))
      .sort(),
    types: namedTypes(
      types,
      walker.printer,
      [...options.values()].map(({ type }) => type),
    ),
    options: Object.fromEntries(options),
  };
}
