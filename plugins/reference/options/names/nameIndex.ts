import { type Aliases, indexOptions } from '../headingPath';
import type { OptionsData } from '../optionData';
import { isInstance } from '../shared/typeNames';

/** What a name in code stands for. */
export interface KnownName {
  kind: 'option' | 'export';
  /** As the data has it: `module.rules[].test`, `container.ModuleFederationPlugin`. */
  name: string;
}

/** Letters, digits and what joins names; no spaces, brackets or values. */
const NAME = /^[\w$@:/-]+(?:\.[\w$@:/-]+)*$/;

/** Whether objects of a class, which code calls by the name of the class, have a member of this name. */
function isMember(path: string, types: NonNullable<OptionsData['types']>): boolean {
  const [object = '', member = ''] = path.split('.');
  const definition = types[object.charAt(0).toUpperCase() + object.slice(1)] ?? '';
  return isInstance(definition) && new RegExp(`[{;]\\s+${member}\\??:`).test(definition);
}

/**
 * Says what the names in the code of a text stand for. A name is certain where it is
 *
 * - an export, in full or by its last name if no other has it, also behind the name of the package's
 *   function: `optimize.SplitChunksPlugin`, `SplitChunksPlugin`, `rspack.DefinePlugin`;
 * - the path of an option with at least two parts: `output.path`, `Rule.test`. One word, such as `mode`
 *   or `name`, can be anything; so can the members of an object that code calls by the name of an
 *   option, such as `stats.hash`.
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
