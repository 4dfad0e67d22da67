import {
  type PublishedDifference,
  type PublishedOption,
  type PublishedOptions,
  plainPath,
} from '../../../plugins/reference/options/published/shared';
import { OPTION_KINDS, type OptionKind } from './optionKinds';

/** The badges of an option. */
export type OptionMark =
  | 'added'
  | 'since'
  | 'type'
  | 'default'
  | 'removed'
  | 'deprecated'
  | 'experimental'
  | 'notInPeer'
  | 'peerDefault'
  | 'peerValues';

/** An option as a row of the list. */
export interface OptionRow {
  /** The path in the form that the docs use: `module.rules.test`. */
  name: string;
  kind: OptionKind;
  marks: readonly OptionMark[];
  type: string;
  /** The version that removed the option, if it is not the version of the list. */
  removedIn?: string;
  /** The first minor version with the option, if it is newer than the major version. */
  since?: string;
  /** The last minor version with the option, if newer ones do not have it. */
  until?: string;
  /** The option that replaces a removed one. */
  replacedBy?: string;
  /** The default value, in Markdown. */
  default?: string;
  /** The description, in Markdown that contains only inline code. */
  about?: string;
  /** The address of the documentation, without the base. */
  page?: string;
  /** The differences in another package, with its name. */
  peer?: PublishedDifference & { name: string };
}

const KIND_OF: readonly [RegExp, OptionKind][] = [
  [/^builtin:/, 'loader'],
  [/^[A-Z]/, 'plugin'],
];

function kindOf(path: string): OptionKind {
  return KIND_OF.find(([begin]) => begin.test(path))?.[1] ?? 'configuration';
}

function marksOf(option: PublishedOption): OptionMark[] {
  const { changed = [], deprecated, experimental, removedIn, since, peer } = option;
  return [
    ...changed.filter((what) => what === 'added'),
    ...(since ? (['since'] as const) : []),
    ...changed.filter((what) => what !== 'added'),
    ...(deprecated === undefined ? [] : (['deprecated'] as const)),
    ...(experimental ? (['experimental'] as const) : []),
    ...(peer?.missing ? (['notInPeer'] as const) : []),
    ...(peer?.default ? (['peerDefault'] as const) : []),
    ...(peer?.more || peer?.fewer ? (['peerValues'] as const) : []),
    ...(removedIn ? (['removed'] as const) : []),
  ];
}

/**
 * Returns the options of a version as rows, grouped into configuration, plugins and loaders, and
 * sorted by name within each group. Includes removed options, and omits options of other tools.
 */
export function optionRows(published: PublishedOptions): OptionRow[] {
  const { options, removed, gone = {}, replaced } = published;
  const rows = new Map<string, OptionRow>();
  for (const [path, option] of Object.entries(options)) {
    const name = plainPath(path);
    if (option.foreign || rows.has(name)) continue;
    const { type, default: value, about, page, removedIn, since, peer } = option;
    rows.set(name, {
      name,
      kind: kindOf(path),
      marks: marksOf(option),
      removedIn,
      since,
      type,
      default: value,
      about,
      page,
      ...(peer && { peer: { name: published.peer?.package ?? '', ...peer } }),
    });
  }
  for (const [path, option] of [...Object.entries(gone), ...Object.entries(removed)]) {
    const name = plainPath(path);
    const { [name]: replacedBy } = replaced;
    const marks: OptionMark[] = 'since' in option ? ['since', 'removed'] : ['removed'];
    if (rows.has(name)) continue;
    rows.set(name, {
      name,
      kind: kindOf(path),
      marks,
      ...(replacedBy && { replacedBy }),
      ...option,
    });
  }
  const order = ({ kind, name }: OptionRow) => `${OPTION_KINDS.indexOf(kind)}${name}`;
  return [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}
