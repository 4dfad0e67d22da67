/** The facts about an option that the check needs. */
export interface CheckedOption {
  type: string;
  /** The text after `@deprecated`, or an empty string. */
  deprecated?: string;
  /** The position of the argument, from 1, in a constructor with several arguments. */
  argument?: number;
}

/** The options of one version and the plugins that it exports, as stored by `npm run docs:options`. */
export interface CheckedOptions {
  version: string;
  plugins: readonly string[];
  options: Readonly<Record<string, CheckedOption>>;
  /**
   * Replacements for options that the version does not have, and for plugins and loaders of other packages:
   * `{ MiniCssExtractPlugin: 'CssExtractRspackPlugin' }`. An empty string means that nothing is needed
   * instead.
   *
   * @default none
   */
  replaced?: Readonly<Record<string, string>>;
  /**
   * Alternatives to plugins and loaders of other packages that work with the version:
   * `{ HtmlWebpackPlugin: 'HtmlRspackPlugin' }`.
   *
   * @default none
   */
  alternatives?: Readonly<Record<string, string>>;
}

/** An option and its nested options. */
export interface OptionNode {
  /** Its path in the data: `module.rules[].test`. */
  path: string;
  option?: CheckedOption;
  /** The nested options by name. */
  named: Map<string, OptionNode>;
  /** Options of a parent that the members of a record accept too. */
  inherited?: ReadonlyMap<string, OptionNode>;
  /** The values of a record, whose keys are arbitrary. */
  member?: OptionNode;
  /** The items of a list. */
  item?: OptionNode;
}

const node = (path: string): OptionNode => ({ path, named: new Map() });

/** Splits a path into its steps: `module`, `rules`, `[]`, `test`. The names of loaders keep their colon. */
function steps(path: string): string[] {
  return path.split('.').flatMap((part) => {
    const lists = part.match(/(\[\])+$/)?.[0] ?? '';
    const name = part.slice(0, part.length - lists.length);
    return [name, ...Array<string>(lists.length / 2).fill('[]')];
  });
}

function stepInto(from: OptionNode, step: string): OptionNode {
  if (step === '[]') {
    from.item ??= node(`${from.path}[]`);
    return from.item;
  }
  const path = from.path ? `${from.path}.${step}` : step;
  if (step === '*') {
    from.member ??= node(path);
    return from.member;
  }
  const known = from.named.get(step) ?? node(path);
  from.named.set(step, known);
  return known;
}

/**
 * Records whose members accept options of a parent, which the data lists only once: cache groups accept those
 * of `splitChunks`.
 */
const INHERITING: Readonly<Record<string, string>> = {
  'optimization.splitChunks.cacheGroups': 'optimization.splitChunks',
};

/** Builds the tree of a version's options. Plugins and loaders are next to the options of a configuration. */
export function optionTree({ options }: CheckedOptions): OptionNode {
  const root = node('');
  for (const [path, option] of Object.entries(options)) {
    steps(path).reduce(stepInto, root).option = option;
  }
  for (const [record, around] of Object.entries(INHERITING)) {
    const { member } = steps(record).reduce(stepInto, root);
    if (member) member.inherited = steps(around).reduce(stepInto, root).named;
  }
  return root;
}

/** Whether an option has nested options, directly or inside lists and records. */
export function hasParts({ named, member, item }: OptionNode): boolean {
  return named.size > 0 || member !== undefined || (item !== undefined && hasParts(item));
}
