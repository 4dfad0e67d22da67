import {
  type PublishedOption,
  type PublishedOptions,
  plainPath,
} from '../../../plugins/options/published/shared';

/** What an option belongs to. */
export const OPTION_KINDS = ['configuration', 'plugin', 'loader'] as const;

export type OptionKind = (typeof OPTION_KINDS)[number];

/** What is to be said of an option beside its type. */
export type OptionMark = 'added' | 'type' | 'default' | 'removed' | 'deprecated' | 'experimental';

/** An option as a line of the list. */
export interface OptionRow {
  /** Its path as readers write it: `module.rules.test`. */
  name: string;
  kind: OptionKind;
  marks: readonly OptionMark[];
  type: string;
  /** The version that does not have it any more, where that is another one than the list's. */
  removedIn?: string;
  /** In Markdown. */
  default?: string;
  /** In Markdown with nothing but code in it. */
  about?: string;
  /** Where it is explained, below the base. */
  page?: string;
}

const KIND_OF: readonly [RegExp, OptionKind][] = [
  [/^builtin:/, 'loader'],
  [/^[A-Z]/, 'plugin'],
];

function kindOf(path: string): OptionKind {
  return KIND_OF.find(([begin]) => begin.test(path))?.[1] ?? 'configuration';
}

function marksOf(option: PublishedOption): OptionMark[] {
  const { changed = [], deprecated, experimental, removedIn } = option;
  return [
    ...changed,
    ...(deprecated === undefined ? [] : (['deprecated'] as const)),
    ...(experimental ? (['experimental'] as const) : []),
    ...(removedIn ? (['removed'] as const) : []),
  ];
}

/**
 * The options of a version as lines: those of the configuration, of plugins and of loaders, each by
 * name, with those that the version has removed in their places. Options of other tools are left
 * out.
 */
export function optionRows({ options, removed }: PublishedOptions): OptionRow[] {
  const rows = new Map<string, OptionRow>();
  for (const [path, option] of Object.entries(options)) {
    const name = plainPath(path);
    if (option.foreign || rows.has(name)) continue;
    const { type, default: value, about, page, removedIn } = option;
    rows.set(name, {
      name,
      kind: kindOf(path),
      marks: marksOf(option),
      removedIn,
      type,
      default: value,
      about,
      page,
    });
  }
  for (const [path, option] of Object.entries(removed)) {
    const name = plainPath(path);
    if (!rows.has(name))
      rows.set(name, { name, kind: kindOf(path), marks: ['removed'], ...option });
  }
  const order = ({ kind, name }: OptionRow) => `${OPTION_KINDS.indexOf(kind)}${name}`;
  return [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}
