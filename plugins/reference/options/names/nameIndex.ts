import { type Aliases, indexOptions } from '../headingPath';
import type { OptionsData } from '../optionData';
import { isInstance } from '../shared/typeNames';

/** The option or export that a name in code refers to. */
export interface KnownName {
  kind: 'option' | 'export';
  /** The name in the data: `module.rules[].test`, `container.ModuleFederationPlugin`. */
  name: string;
}

/** Letters, digits and separators, but no spaces, brackets or values. */
const NAME = /^[\w$@:/-]+(?:\.[\w$@:/-]+)*$/;

/**
 * Whether a path can also mean a member of an object that code names after its class: `stats.hash` of
 * `Stats`.
 */
function isMember(path: string, types: NonNullable<OptionsData['types']>): boolean {
  const [object = '', member = ''] = path.split('.');
  const definition = types[object.charAt(0).toUpperCase() + object.slice(1)] ?? '';
  return isInstance(definition) && new RegExp(`[{;]\\s+${member}\\??:`).test(definition);
}

/**
 * Returns a function that resolves names in code. A name is unambiguous if it is
 *
 * - an export, by its full name or by its last part if that is unique, also after the name of the package's
 *   function: `optimize.SplitChunksPlugin`, `SplitChunksPlugin`, `rspack.DefinePlugin`;
 * - the path of an option with at least two parts: `output.path`, `Rule.test`. A single word, such as `mode`
 *   or `name`, is ambiguous, and so are members of an object that code names after an option, such as
 *   `stats.hash`.
 *
 * @param factory the name of the package's function
 */
export function nameIndex(
  data: OptionsData,
  { aliases, factory }: { aliases: Aliases; factory: string | undefined },
): (code: string) => KnownName | undefined {
  const options = indexOptions(data);
  const exports = new Map<string, string | undefined>();
  for (const name of data.plugins) {
    const last = name.split('.').at(-1) ?? '';
    if (last !== name) exports.set(last, exports.has(last) ? undefined : name);
  }
  for (const name of data.plugins) exports.set(name, name);

  return (code) => {
    if (!NAME.test(code)) return undefined;
    const isBehind = factory !== undefined && code.startsWith(`${factory}.`);
    const exported = exports.get(isBehind ? code.slice(factory.length + 1) : code);
    if (exported) return { kind: 'export', name: exported };
    const [first = '', ...rest] = code.split('.');
    const path = [aliases[first] ?? first, ...rest].join('.');
    const found = options.find(path);
    const isCertain = found && rest.length > 0 && !isMember(path, data.types ?? {});
    return isCertain ? { kind: 'option', name: found } : undefined;
  };
}
