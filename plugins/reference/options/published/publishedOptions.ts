import { plainPath } from '../../../support/plainPath';
import type { VersionOptions } from '../compareOptions';
import { minorsOf, nextMinor, type OptionMinors, sinceOf } from '../minors/minors';
import { defaultText } from '../optionLines';
import { isConfigurationPath } from '../pageRoots';
import { publishedDifference } from '../peer/publishedDifference';
import type { OptionsSettings, SiteOptions } from '../siteOptions';
import { reasonText } from '../writtenReasons';
import type { GoneOption, PublishedExport, PublishedOption, PublishedOptions } from './shared';

/** The pages of a site about options. */
export interface OptionPages {
  /**
   * Returns the URL of an option's heading in a version, relative to the base. Falls back to the nearest
   * parent with a heading.
   */
  addressOf: (version: string, path: string) => string | undefined;
  /**
   * Resolves a link in the section of an option. The result is relative to the base and includes version and
   * language.
   */
  linkOf: (version: string, path: string, href: string) => string;
  /** Returns the first sentence of an option's section. */
  aboutOf: (version: string, path: string) => string | undefined;
  /** Returns the documented facts about an export. */
  exportOf: (version: string, name: string) => PublishedExport | undefined;
}

/** Whether an option or its plugin is exported below an experimental name. */
function isExperimental(
  path: string,
  { plugins }: VersionOptions['data'],
  roots: readonly string[],
) {
  const [first = ''] = path.split('.');
  return roots.some((root) => path.startsWith(`${root}.`) || plugins.includes(`${root}.${first}`));
}

/** Matches the target of a Markdown link. */
const LINK = /(?<=\]\()[^)]*(?=\))/g;

/** Returns the default of an option in Markdown as on its page, with links that work everywhere. */
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
  // Only manual defaults contain links. A value of the package may look like one.
  return written ? text?.replace(LINK, linkOf) : text;
}

/** The settings of the options that are published with the data. */
export type PublishedFacts = Pick<
  OptionsSettings,
  'open' | 'experimental' | 'replaced' | 'alternatives'
>;

/** Returns the options that earlier minor versions had, by path. */
function goneOptions(
  minors: OptionMinors,
  addressOf: (path: string) => string | undefined,
): Readonly<Record<string, GoneOption>> {
  const gone = Object.entries(minors.until).flatMap(([until, types]) =>
    Object.entries(types).map(([path, type]): [string, GoneOption] => {
      const removedIn = nextMinor(minors, until) ?? until;
      const since = sinceOf(minors, path);
      const page = addressOf(path);
      return [path, { type, ...(since && { since }), until, removedIn, page }];
    }),
  );
  return Object.fromEntries(gone);
}

/** Returns the documented exports by name. */
function publishedExports(
  plugins: readonly string[],
  experimental: readonly string[],
  exportOf: (name: string) => PublishedExport | undefined,
): Readonly<Record<string, PublishedExport>> {
  const exports = plugins.flatMap((name): [string, PublishedExport][] => {
    const found = exportOf(name);
    const isNew = experimental.some((root) => name.startsWith(`${root}.`));
    return found ? [[name, { ...found, ...(isNew && { experimental: true as const }) }]] : [];
  });
  return Object.fromEntries(exports);
}

/** Returns the options of a version in a language, as published. */
export function publishedOptions(
  site: SiteOptions,
  { version, lang }: { version: string; lang: string },
  { addressOf, linkOf, aboutOf, exportOf }: OptionPages,
  { open = [], experimental = [], replaced = {}, alternatives = {} }: PublishedFacts = {},
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
  return {
    package: data.package,
    version: data.version,
    plugins: data.plugins,
    exports: publishedExports(data.plugins, experimental, (name) => exportOf(version, name)),
    open,
    options: Object.fromEntries(options),
    removed: Object.fromEntries(removed),
    ...(minors && {
      minors: minorsOf(minors),
      gone: goneOptions(minors, (path) => addressOf(version, path)),
    }),
    replaced: replaced[version] ?? {},
    alternatives: alternatives[version],
    ...(peer && { peer: { package: peer.package, version: peer.version } }),
  };
}

/** Returns the location of an option or of its nearest parent that has one. */
export function nearestPlace<Place>(
  places: ReadonlyMap<string, Place>,
  path: string,
): Place | undefined {
  const end = path.lastIndexOf('.');
  return places.get(path) ?? (end === -1 ? undefined : nearestPlace(places, path.slice(0, end)));
}
