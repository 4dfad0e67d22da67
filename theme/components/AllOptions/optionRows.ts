import {
  type PublishedDifference,
  type PublishedOption,
  type PublishedOptions,
  plainPath,
} from '../../../plugins/reference/options/published/shared';
import { OPTION_KINDS, type OptionKind } from './optionKinds';

/** What is to be said of an option beside its type. */
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

/** An option as a line of the list. */
export interface OptionRow {
  /** Its path as readers write it: `module.rules.test`. */
  name: string;
  kind: OptionKind;
  marks: readonly OptionMark[];
  type: string;
  /** The version that does not have it any more, where that is another one than the list's. */
  removedIn?: string;
  /** The first minor version that has it, where it is newer than its major. */
  since?: string;
  /** The last minor version that has it, where the newest does not. */
  until?: string;
  /** What takes the place of an option that is not there any more. */
  replacedBy?: string;
  /** In Markdown. */
  default?: string;
  /** In Markdown with nothing but code in it. */
  about?: string;
  /** Where it is explained, below the base. */
  page?: string;
  /** What another package does, with its name. */
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
 * The options of a version as lines: those of the configuration, of plugins and of loaders, each by
 * name, with those that the version has removed in their places. Options of other tools are left
 * out.
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
