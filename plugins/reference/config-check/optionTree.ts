/** What the check needs to know of an option. */
export interface CheckedOption {
  type: string;
  /** What the package says beside `@deprecated`; empty if it says nothing. */
  deprecated?: string;
  /** The argument of a constructor with several, the first is 1. */
  argument?: number;
}

/** The options of one version, and the plugins that it exports, as `npm run docs:options` stores them. */
export interface CheckedOptions {
  version: string;
  plugins: readonly string[];
  options: Readonly<Record<string, CheckedOption>>;
  /**
   * What takes the place of options that it does not have, and of plugins and loaders from elsewhere:
   * `{ MiniCssExtractPlugin: 'CssExtractRspackPlugin' }`; an empty text where nothing has to.
   *
   * @default nothing is known
   */
  replaced?: Readonly<Record<string, string>>;
}

/** An option with those below it. */
export interface OptionNode {
  /** Its path in the data: `module.rules[].test`. */
  path: string;
  option?: CheckedOption;
  /** Those with a name of their own. */
  named: Map<string, OptionNode>;
  /** Those of the option around a record, which its members may set for themselves. */
  inherited?: ReadonlyMap<string, OptionNode>;
  /** The members of a record, whose keys are the reader's. */
  member?: OptionNode;
  /** The items of a list. */
  item?: OptionNode;
}

const node = (path: string): OptionNode => ({ path, named: new Map() });

/** The steps of a path: `module`, `rules`, `[]`, `test`. Names of loaders keep their colon. */
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

/** A cache group takes the options of `splitChunks`, which the data lists once. */
const INHERITING: Readonly<Record<string, string>> = {
  'optimization.splitChunks.cacheGroups': 'optimization.splitChunks',
};

/** Puts the options of a version into a tree; plugins and loaders stand beside the configuration. */
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

/** The options below one, whatever lists and records are between. */
export function hasParts({ named, member, item }: OptionNode): boolean {
  return named.size > 0 || member !== undefined || (item !== undefined && hasParts(item));
}
