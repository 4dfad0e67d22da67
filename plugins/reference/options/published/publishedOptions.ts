import { plainPath } from '../../../support/plainPath';
import type { VersionOptions } from '../compareOptions';
import { minorsOf, nextMinor, sinceOf } from '../minors/minors';
import { defaultText } from '../optionLines';
import { isConfigurationPath } from '../pageRoots';
import { publishedDifference } from '../peer/publishedDifference';
import type { OptionsSettings, SiteOptions } from '../siteOptions';
import { reasonText } from '../writtenReasons';
import type { PublishedExport, PublishedOption, PublishedOptions } from './shared';

/** What the pages of a site say of options. */
export interface OptionPages {
  /**
   * The address of an option's heading in a version, below the base; of the nearest around it where
   * it has none.
   */
  addressOf: (version: string, path: string) => string | undefined;
  /** Where a link leads that stands in the section of an option: below the base, with version and language. */
  linkOf: (version: string, path: string, href: string) => string;
  /** What the section of an option says first. */
  aboutOf: (version: string, path: string) => string | undefined;
  /** What is said of an export. */
  exportOf: (version: string, name: string) => PublishedExport | undefined;
}

/** Whether an option, or the plugin that it belongs to, is exported among experiments. */
function isExperimental(
  path: string,
  { plugins }: VersionOptions['data'],
  roots: readonly string[],
) {
  const [first = ''] = path.split('.');
  return roots.some((root) => path.startsWith(`${root}.`) || plugins.includes(`${root}.${first}`));
}

/** The address of a link of Markdown. */
const LINK = /(?<=\]\()[^)]*(?=\))/g;

/** The default of an option in Markdown, as its page says it, with links that are good everywhere. */
function defaultOf(
  { data, defaults }: VersionOptions,
  path: string,
  lang: string,
  linkOf: (href: string) => string,
): string | undefined {
  const option = data.options[path];
  const written = defaults.get(path);
  const isConfiguration = isConfigurationPath(path);
  const facts = option && { path, option, isConfiguration, ...(written && { written }) };
  const text = facts && defaultText(facts, lang);
  // Only people write links; a value that the package tells may look like one.
  return written ? text?.replace(LINK, linkOf) : text;
}

/** What a site says of the options of its package besides their data. */
export type PublishedFacts = Pick<OptionsSettings, 'open' | 'experimental' | 'replaced'>;

/** Everything that a site knows of the options of a version, in a language. */
export function publishedOptions(
  site: SiteOptions,
  { version, lang }: { version: string; lang: string },
  { addressOf, linkOf, aboutOf, exportOf }: OptionPages,
  { open = [], experimental = [], replaced = {} }: PublishedFacts = {},
): PublishedOptions | undefined {
  const known = site.of(version);
  if (!known) return undefined;
  const { data } = known;
  const changes = site.changes(version);
  const older = site.previous(version) ?? '';
  const before = site.of(older);
  const next = site.next(version);
  const removedNext = next === undefined ? undefined : site.changes(next)?.removed;
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
      default: defaultOf(known, path, lang, (href) => linkOf(version, path, href)),
      required: option.required,
      argument: option.argument,
      deprecated: option.deprecated && reasonText(option.deprecated, lang, known.reasons),
      about: aboutOf(version, path),
      experimental: isExperimental(path, data, experimental) || undefined,
      foreign: option.foreign,
      since: sinceOf(known.minors, path),
      removedIn: removedNext?.has(path) ? next : undefined,
      page: addressOf(version, path),
      changed: changed.length > 0 ? changed : undefined,
      peer: publishedDifference(known.peer?.options[path], lang),
      previousDefault:
        change?.isDefaultChanged && was && before
          ? defaultOf(before, was, lang, (href) => linkOf(older, was, href))
          : undefined,
    };
    return [path, published] as const;
  });
  const removed = [...(changes?.removed ?? [])].map((path) => {
    const type = before?.data.options[path]?.type ?? '';
    return [path, { type, about: aboutOf(older, path), page: addressOf(older, path) }] as const;
  });
  const { minors, peer } = known;
  const gone = Object.entries(minors?.until ?? {}).flatMap(([until, types]) =>
    Object.entries(types).map(([path, type]) => {
      const removedIn = (minors && nextMinor(minors, until)) ?? until;
      const since = sinceOf(minors, path);
      const page = addressOf(version, path);
      return [path, { type, ...(since && { since }), until, removedIn, page }] as const;
    }),
  );
  const exports = data.plugins.flatMap((name) => {
    const found = exportOf(version, name);
    const isNew = experimental.some((root) => name.startsWith(`${root}.`));
    return found
      ? [[name, { ...found, ...(isNew && { experimental: true as const }) }] as const]
      : [];
  });
  return {
    package: data.package,
    version: data.version,
    plugins: data.plugins,
    exports: Object.fromEntries(exports),
    open,
    options: Object.fromEntries(options),
    removed: Object.fromEntries(removed),
    ...(minors && { minors: minorsOf(minors), gone: Object.fromEntries(gone) }),
    replaced: replaced[version] ?? {},
    ...(peer && { peer: { package: peer.package, version: peer.version } }),
  };
}

/** What stands for an option, or for the nearest option around it that has it. */
export function nearestPlace<Place>(
  places: ReadonlyMap<string, Place>,
  path: string,
): Place | undefined {
  const end = path.lastIndexOf('.');
  return places.get(path) ?? (end === -1 ? undefined : nearestPlace(places, path.slice(0, end)));
}
