import type { ConfigValue } from '../../config-check/configValue';
import { readConfig } from '../../config-check/readConfig';

function pathsIn(value: ConfigValue, path: string): string[] {
  switch (value.kind) {
    case 'object':
      return value.settings.flatMap(({ name, value: inner }) => {
        const own = path ? `${path}.${name}` : name;
        return [own, ...pathsIn(inner, own)];
      });
    case 'list':
      return value.items.flatMap((item) => pathsIn(item, path));
    case 'either':
      return value.values.flatMap((choice) => pathsIn(choice, path));
    case 'instance':
      return [value.name, ...value.arguments.flatMap((given) => pathsIn(given, value.name))];
    default:
      return [];
  }
}

/**
 * Returns the plain paths of all options that a configuration sets: `output.path`, and
 * `HtmlRspackPlugin.template` for the options of a plugin. The set is empty if the text cannot be read.
 */
export function configPaths(text: string): Set<string> {
  const config = readConfig(text);
  return new Set(config.isRead ? pathsIn(config.value, '') : []);
}
