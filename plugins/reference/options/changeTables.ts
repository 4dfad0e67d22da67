import { plainPath } from '../../support/plainPath';
import type { VersionOptions } from './compareOptions';
import type { Option } from './optionData';
import { defaultText } from './optionLines';
import { isConfigurationPath } from './pageRoots';
import { codeSpan } from './shared/codeSpan';
import type { SiteOptions } from './siteOptions';
import { wordsOf } from './strings';
import { typeDifference } from './typeDifference';

/** The tables that compare two versions. */
export const CHANGE_KINDS = ['added', 'removed', 'type', 'default', 'deprecated'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The sources of the tables. */
export interface ChangeSources {
  site: SiteOptions;
  /** The newer version. */
  version: string;
  lang: string;
  /** Returns the link target of an option in a version, for a page of the newer version. */
  addressOf: (version: string, path: string) => string | undefined;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** Returns a table in Markdown, or a word if it has no rows. */
export function tableText(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  nothing: string,
): string {
  return rows.length > 0 ? table(head, rows) : nothing;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map(cell)))].join(
    '\n',
  );
}

/** Sorts paths: options of the configuration first, then those of loaders and plugins. */
export function inOrder(paths: Iterable<string>): string[] {
  const rank = (path: string) => `${Number(!isConfigurationPath(path))}${plainPath(path)}`;
  return [...paths].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

export function factsOf(known: VersionOptions, path: string, option: Option) {
  const written = known.defaults.get(path);
  return {
    path,
    option,
    isConfiguration: isConfigurationPath(path),
    ...(written && { written }),
  };
}

function isDeprecated(option: Option | undefined): boolean {
  return option?.deprecated !== undefined && !option.foreign;
}

/** Returns the name of an option, linked to its section in a version of the docs. */
export function namedOption(
  { addressOf }: Pick<ChangeSources, 'addressOf'>,
  version: string,
  path: string,
): string {
  const address = addressOf(version, path);
  const name = codeSpan(plainPath(path));
  return address ? `[${name}](${address})` : name;
}

/** Returns a table of the differences between two versions in Markdown, or a word if there are none. */
export function changeTable(kind: ChangeKind, sources: ChangeSources): string {
  const { site, version, lang } = sources;
  const words = wordsOf(lang);
  const before = site.previous(version) ?? '';
  const now = site.of(version);
  const old = site.of(before);
  const changes = site.changes(version);
  if (!now || !old || !changes) {
    throw new Error(
      `[options] ${version} has no earlier version to compare with → remove the table`,
    );
  }
  const oldPaths = new Map(Object.keys(old.data.options).map((path) => [plainPath(path), path]));
  const oldPath = (path: string) => oldPaths.get(plainPath(path)) ?? path;
  const named = (of: string, path: string) => namedOption(sources, of, path);
  const type = (known: VersionOptions, path: string) => {
    const option = known.data.options[path];
    return option ? codeSpan(option.type) : '';
  };
  const value = (known: VersionOptions, path: string) => {
    const option = known.data.options[path];
    return (option && defaultText(factsOf(known, path, option), lang)) ?? words.notSet;
  };
  const changed = (is: 'isTypeChanged' | 'isDefaultChanged') =>
    inOrder([...changes.changed].filter(([, change]) => change[is]).map(([path]) => path));
  const types = (path: string) =>
    typeDifference(
      old.data.options[oldPath(path)]?.type ?? '',
      now.data.options[path]?.type ?? '',
    ).map(codeSpan);
  const pair = [before, version];
  const rows = {
    added: () =>
      inOrder(changes.added).map((path) => [
        named(version, path),
        type(now, path),
        value(now, path),
      ]),
    removed: () => inOrder(changes.removed).map((path) => [named(before, path), type(old, path)]),
    type: () => changed('isTypeChanged').map((path) => [named(version, path), ...types(path)]),
    default: () =>
      changed('isDefaultChanged').map((path) => [
        named(version, path),
        value(old, oldPath(path)),
        value(now, path),
      ]),
    deprecated: () =>
      inOrder(Object.keys(now.data.options))
        .filter((path) => isDeprecated(now.data.options[path]))
        .map((path) => [named(version, path), type(now, path)]),
  }[kind]();
  const head = {
    added: [words.option, words.typeHead, words.defaultHead],
    removed: [words.option, words.typeHead],
    type: [words.option, ...pair],
    default: [words.option, ...pair],
    deprecated: [words.option, words.typeHead],
  }[kind];
  return tableText(head, rows, words.nothing);
}
