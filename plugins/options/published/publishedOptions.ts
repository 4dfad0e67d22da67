import type { VersionOptions } from '../compareOptions';
import { plainPath } from '../headingPath';
import { defaultText } from '../optionLines';
import type { OptionPlaces } from '../optionPlaces';
import { isConfigurationPath } from '../pageRoots';
import type { SiteOptions } from '../siteOptions';
import type { PublishedOption, PublishedOptions } from './shared';

/** The default of an option in Markdown, as its page says it. */
function defaultOf({ data, defaults }: VersionOptions, path: string, lang: string) {
  const option = data.options[path];
  const written = defaults.get(path);
  const isConfiguration = isConfigurationPath(path);
  return (
    option && defaultText({ path, option, isConfiguration, ...(written && { written }) }, lang)
  );
}

/**
 * Everything that a site knows of the options of a version, in a language.
 *
 * @param addressOf the address of an option's heading, below the base; of the nearest around it
 *   where it has none
 * @param open options below which any name may stand
 */
export function publishedOptions(
  site: SiteOptions,
  { version, lang }: { version: string; lang: string },
  addressOf: (path: string) => string | undefined,
  open: readonly string[] = [],
): PublishedOptions | undefined {
  const known = site.of(version);
  if (!known) return undefined;
  const { data } = known;
  const changes = site.changes(version);
  const before = site.of(site.previous(version) ?? '');
  const earlier = new Map(
    Object.keys(before?.data.options ?? {}).map((path) => [plainPath(path), path]),
  );
  const options = Object.entries(data.options).map(([path, option]) => {
    const change = changes?.changed.get(path);
    const changed = [
      changes?.added.has(path) && ('added' as const),
      change?.isTypeChanged && ('type' as const),
      change?.isDefaultChanged && ('default' as const),
    ].filter((what) => what !== false && what !== undefined);
    const was = before && earlier.get(plainPath(path));
    const published: PublishedOption = {
      type: option.type,
      default: defaultOf(known, path, lang),
      required: option.required,
      argument: option.argument,
      deprecated: option.deprecated,
      page: addressOf(path),
      changed: changed.length > 0 ? changed : undefined,
      previousDefault:
        change?.isDefaultChanged && was && before ? defaultOf(before, was, lang) : undefined,
    };
    return [path, published] as const;
  });
  return {
    package: data.package,
    version: data.version,
    plugins: data.plugins,
    open,
    options: Object.fromEntries(options),
  };
}

/** The heading of an option, or of the nearest option around it that has one. */
export function nearestPlace(places: OptionPlaces, path: string): string | undefined {
  const end = path.lastIndexOf('.');
  return places.get(path) ?? (end === -1 ? undefined : nearestPlace(places, path.slice(0, end)));
}
