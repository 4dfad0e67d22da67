import { mostAlike } from '../../support/likeness';
import { nearestName } from '../../support/nearestName';
import { plainPath } from '../../support/plainPath';
import type { ConfigSetting, ConfigValue, Place } from './configValue';
import type { ConfigFinding } from './findings';
import { literalValues } from './literalValues';
import { type CheckedOptions, hasParts, type OptionNode, optionTree } from './optionTree';

/**
 * A version to check against, and the versions before and after it, which identify removed and newer options.
 */
export interface ConfigVersions {
  checked: CheckedOptions;
  older?: CheckedOptions;
  newer?: CheckedOptions;
  /**
   * Objects that accept any key: `LoaderOptionsPlugin`, or `devServer.*` for everything below `devServer`.
   *
   * @default none
   */
  open?: readonly string[];
}

/** Matches the types of options that accept any key. */
const OPEN_TYPE = /Record<string|\[\w+: string\]/;

/** Rules can be nested, but the data lists their options only once. */
const RULES = 'module.rules';
const NESTED_RULES: ReadonlySet<string> = new Set([`${RULES}[].oneOf`, `${RULES}[].rules`]);

/** Matches the paths of options that contain loader names. */
const LOADER_PLACE = /^module\.rules.*\.(?:loader|use(?:\[\])*)$/;

/** The minimum similarity of two names, from 0 to 1, to suggest one for the other. */
const MIN_SIMILARITY = 0.5;

/** Returns the name that was probably meant: one that differs by a typo, or else a similar one. */
function suggestedName(written: string, names: readonly string[]): string | undefined {
  return nearestName(written, names) ?? mostAlike(written, names, MIN_SIMILARITY);
}

/** Returns the words of a value in alphabetical order. */
function sortedWords(value: string): string {
  return value.split('-').sort().join('-');
}

/** Returns the value that was probably meant. webpack 4 has the words of `devtool` in another order. */
function suggestedValue(written: string, values: readonly string[]): string | undefined {
  const words = sortedWords(written);
  return values.find((value) => sortedWords(value) === words) ?? suggestedName(written, values);
}

/** Returns the plain paths of all options of a version and of their parents. */
function allPaths({ options }: CheckedOptions): Set<string> {
  const paths = new Set<string>();
  for (const path of Object.keys(options).map(plainPath)) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
      paths.add(path.slice(0, end));
    }
  }
  return paths;
}

/** The maximum number of reported findings. */
export const MAX_FINDINGS = 100;

/** The data of a version that all checks share. */
interface Prepared {
  versions: ConfigVersions;
  root: OptionNode;
  others: readonly { kind: 'removed' | 'newer'; options: CheckedOptions; paths: Set<string> }[];
}

function prepare(versions: ConfigVersions): Prepared {
  const others = (['older', 'newer'] as const).flatMap((which) => {
    const options = versions[which];
    const kind = which === 'older' ? ('removed' as const) : ('newer' as const);
    return options ? [{ kind, options, paths: allPaths(options) }] : [];
  });
  return { versions, root: optionTree(versions.checked), others };
}

class Check {
  readonly findings: ConfigFinding[] = [];
  /** The plain paths of the options that are set. */
  readonly set = new Set<string>();
  readonly #versions: ConfigVersions;
  readonly #root: OptionNode;
  readonly #others: Prepared['others'];

  constructor({ versions, root, others }: Prepared) {
    this.#versions = versions;
    this.#root = root;
    this.#others = others;
  }

  run(value: ConfigValue): void {
    const roots = [...this.#root.named].filter(([name]) => /^[a-z]\w*$/.test(name));
    const config: OptionNode = { path: '', named: new Map(roots) };
    this.#configurations(value, config);
  }

  /** Checks a configuration, or each configuration of a list. */
  #configurations(value: ConfigValue, config: OptionNode): void {
    if (value.kind === 'list') for (const item of value.items) this.#configurations(item, config);
    else this.#value(value, config);
  }

  #value(value: ConfigValue, node: OptionNode): void {
    switch (value.kind) {
      case 'either':
        for (const one of value.values) this.#value(one, node);
        break;
      case 'list':
        for (const item of value.items) this.#value(item, this.#itemOf(node));
        break;
      case 'object':
        this.#object(value.settings, node);
        break;
      case 'instance':
        this.#plugin(value);
        break;
      case 'literal':
        this.#literal(value, node);
        break;
    }
  }

  #itemOf(node: OptionNode): OptionNode {
    if (NESTED_RULES.has(node.path)) return this.#find(`${RULES}[]`) ?? node;
    if (node.item) return node.item;
    // For types such as `string | string[]` the data has no option for the items, so their type is not
    // checked.
    return { ...node, option: undefined };
  }

  #find(path: string): OptionNode | undefined {
    const [first = '', ...rest] = path.split('.');
    let node = this.#root.named.get(first);
    for (const part of rest) {
      const name = part.replaceAll('[]', '');
      node = node?.named.get(name);
      for (let lists = (part.length - name.length) / 2; lists > 0; lists -= 1) node = node?.item;
    }
    return node;
  }

  #object(settings: readonly ConfigSetting[], node: OptionNode): void {
    // The type may also accept a list of such objects, as in `test: { not: … }`.
    const own = node.named.size === 0 && !node.member && node.item ? node.item : node;
    const isOpen = [node, own].some((one) => this.#isOpen(one));
    for (const setting of settings) {
      const child = own.named.get(setting.name) ?? own.inherited?.get(setting.name) ?? own.member;
      if (child) this.#setting(setting, child);
      else if (hasParts(own) && !isOpen) this.#unknown(setting, own);
    }
    if (own.path.startsWith(RULES)) this.#loaderOptions(settings);
  }

  #isOpen({ path, option }: OptionNode): boolean {
    const plain = plainPath(path);
    const isListed = this.#versions.open?.some((pattern) =>
      pattern.endsWith('.*') ? plain.startsWith(pattern.slice(0, -1)) : plain === pattern,
    );
    return isListed === true || (option !== undefined && OPEN_TYPE.test(option.type));
  }

  #setting({ place, value }: ConfigSetting, node: OptionNode): void {
    this.set.add(plainPath(node.path));
    const { deprecated } = node.option ?? {};
    if (deprecated !== undefined) {
      this.findings.push({
        kind: 'deprecated',
        place,
        path: plainPath(node.path),
        reason: deprecated,
      });
    }
    this.#value(value, node);
  }

  #unknown({ name, place, value }: ConfigSetting, around: OptionNode): void {
    if (this.findings.length > MAX_FINDINGS) return;
    const path = plainPath(around.path ? `${around.path}.${name}` : name);
    const { replaced = {} } = this.#versions.checked;
    const hasReplacedParts = Object.keys(replaced).some((one) => one.startsWith(`${path}.`));
    if (hasReplacedParts && value.kind === 'object') {
      for (const part of value.settings) this.#unknown(part, { path, named: new Map() });
      return;
    }
    const by = Object.hasOwn(replaced, path) ? replaced[path] : undefined;
    const other = this.#others.find(({ paths }) => paths.has(path));
    if (other) {
      const { kind, options } = other;
      const { version } = options;
      this.findings.push({ kind, place, path, version, ...(by !== undefined && { by }) });
      return;
    }
    if (by !== undefined) {
      this.findings.push({ kind: 'replaced', place, path, by });
      return;
    }
    const nearest = suggestedName(name, [...around.named.keys()]);
    this.findings.push({ kind: 'unknown', place, path, ...(nearest && { nearest }) });
  }

  #literal(literal: ConfigValue & { kind: 'literal' }, node: OptionNode): void {
    const { value, place } = literal;
    if (typeof value !== 'string') return;
    if (LOADER_PLACE.test(node.path)) this.#ofOtherPackage('loader-replaced', value, place);
    const values = node.option && literalValues(node.option.type);
    if (!values || values.has(value) || this.findings.length > MAX_FINDINGS) return;
    const nearest = suggestedValue(value, values.all());
    const path = plainPath(node.path);
    const allowed = values.listed;
    this.findings.push({ kind: 'value', place, path, value, allowed, ...(nearest && { nearest }) });
  }

  /** Checks the options of a loader, which are next to its name in a rule or a `use` entry. */
  #loaderOptions(settings: readonly ConfigSetting[]): void {
    const written = (name: string) => settings.find((setting) => setting.name === name)?.value;
    const loader = written('loader');
    const options = written('options');
    const name = loader?.kind === 'literal' ? String(loader.value) : undefined;
    const node = name?.startsWith('builtin:') ? this.#root.named.get(name) : undefined;
    if (node && options) this.#value(options, node);
  }

  /** Reports a plugin or loader of another package that does not work, or that has an alternative. */
  #ofOtherPackage(kind: 'plugin-replaced' | 'loader-replaced', path: string, place: Place): void {
    const { replaced = {}, alternatives = {} } = this.#versions.checked;
    const by = Object.hasOwn(replaced, path) ? replaced[path] : undefined;
    const alternative = Object.hasOwn(alternatives, path) ? alternatives[path] : undefined;
    if (by !== undefined) this.findings.push({ kind, place, path, by });
    else if (alternative) {
      this.findings.push({ kind: 'alternative', place, path, by: alternative });
    }
  }

  #plugin({ name, place, arguments: given }: ConfigValue & { kind: 'instance' }): void {
    const exported = ({ plugins }: CheckedOptions) =>
      plugins.some((plugin) => plugin.split('.').at(-1) === name);
    if (!exported(this.#versions.checked)) {
      const other = this.#others.find(({ options }) => exported(options));
      if (other) {
        const { version } = other.options;
        this.findings.push({ kind: `plugin-${other.kind}`, place, path: name, version });
      } else {
        this.#ofOtherPackage('plugin-replaced', name, place);
      }
      return;
    }
    const node = this.#root.named.get(name);
    if (!node) return;
    const positions = [...node.named.values()].filter(({ option }) => option?.argument);
    given.forEach((value, at) => {
      const position = positions.find(({ option }) => option?.argument === at + 1);
      if (position) this.#value(value, position);
      else if (positions.length === 0 && at === 0) this.#value(value, node);
    });
  }
}

/** The findings of a check, in the order of the text, and the options that the configuration sets. */
export interface ConfigReport {
  findings: readonly ConfigFinding[];
  /** Whether there are more findings than `findings` contains. */
  hasMore: boolean;
  /** Plain paths: `output.path`, `module.rules.test`. */
  set: ReadonlySet<string>;
}

/**
 * Prepares a check of configurations against a version. Values that are only known at run time are skipped.
 */
export function createConfigCheck(versions: ConfigVersions): (value: ConfigValue) => ConfigReport {
  const prepared = prepare(versions);
  return (value) => {
    const check = new Check(prepared);
    check.run(value);
    const findings = check.findings.sort(
      ({ place: a }, { place: b }) => a.line - b.line || a.column - b.column,
    );
    return {
      findings: findings.slice(0, MAX_FINDINGS),
      hasMore: findings.length > MAX_FINDINGS,
      set: check.set,
    };
  };
}
