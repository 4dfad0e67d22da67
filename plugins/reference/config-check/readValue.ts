import type { AnyNode, CallExpression, ObjectExpression, Position, SpreadElement } from 'acorn';
import { type ConfigSetting, type ConfigValue, type Place, UNKNOWN } from './configValue';

/** The constants and functions of a file, by name. */
export type Scope = Map<string, AnyNode>;

/** The state of reading a value. */
export interface ReadContext {
  scope: Scope;
  place: (position: Position) => Place;
  /** Whether the value is the configuration itself, which may also be a function that returns it. */
  isRoot?: boolean;
  /** The number of values that may still be read. */
  budget: { left: number };
  /** The names that are being resolved, to stop at cycles. */
  following?: readonly string[];
}

/** The value expands to too many values: `[...a, ...a]` doubles with every line. */
export class TooManyValues extends Error {}

/** The TypeScript wrappers around an expression, which the types of acorn do not include. */
const TYPE_WRAPPERS: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
]);

function unwrap(node: AnyNode): AnyNode {
  if (TYPE_WRAPPERS.has(node.type) || node.type === 'ParenthesizedExpression') {
    return unwrap((node as unknown as { expression: AnyNode }).expression);
  }
  if (node.type === 'AwaitExpression') return unwrap(node.argument);
  return node;
}

function eitherOf(values: readonly ConfigValue[]): ConfigValue {
  const known = values.filter((value) => value !== UNKNOWN);
  if (known.length < 2) return known[0] ?? UNKNOWN;
  return { kind: 'either', values: known };
}

/** Returns the settings of every object that a value may be. */
function settingsOf(value: ConfigValue): readonly ConfigSetting[] {
  if (value.kind === 'object') return value.settings;
  return value.kind === 'either' ? value.values.flatMap(settingsOf) : [];
}

function readObject({ properties }: ObjectExpression, context: ReadContext): ConfigValue {
  const inner = { ...context, isRoot: false };
  const settings = properties.flatMap((property): readonly ConfigSetting[] => {
    if (property.type === 'SpreadElement') return settingsOf(readValue(property.argument, inner));
    const { key, computed } = property;
    const name =
      key.type === 'Literal'
        ? String(key.value)
        : key.type === 'Identifier' && !computed
          ? key.name
          : undefined;
    if (name === undefined) return [];
    const place = context.place(key.loc?.start ?? { line: 1, column: 0 });
    return [{ name, value: readValue(property.value, inner), place }];
  });
  return { kind: 'object', settings };
}

function readItem(element: AnyNode | SpreadElement, context: ReadContext): readonly ConfigValue[] {
  if (element.type !== 'SpreadElement') return [readValue(element, context)];
  const spread = readValue(element.argument, context);
  return spread.kind === 'list' ? spread.items : [];
}

/** Returns the last part of a name: `HtmlRspackPlugin` for `rspack.HtmlRspackPlugin`. */
function lastName(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return lastName(node.property);
  return undefined;
}

/** Reads the return values of a function, in all branches. */
function readReturns(node: AnyNode, context: ReadContext): ConfigValue {
  if (node.type !== 'BlockStatement') return readValue(node, context);
  const scope: Scope = new Map(context.scope);
  const returned: ConfigValue[] = [];
  const visit = (statement: AnyNode | null | undefined): void => {
    switch (statement?.type) {
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations) {
          if (id.type === 'Identifier' && init) scope.set(id.name, init);
        }
        break;
      case 'ReturnStatement':
        if (statement.argument) {
          returned.push(readValue(statement.argument, { ...context, scope }));
        }
        break;
      case 'IfStatement':
        visit(statement.consequent);
        visit(statement.alternate);
        break;
      case 'BlockStatement':
        statement.body.forEach(visit);
        break;
    }
  };
  visit(node);
  return eitherOf(returned);
}

/** Reads the list that `[…].filter(Boolean)` or `[…].concat(…)` starts with. */
function readListCall({ callee }: CallExpression, context: ReadContext): ConfigValue | undefined {
  const isMethod = callee.type === 'MemberExpression' && callee.object.type !== 'Super';
  const name = isMethod ? lastName(callee) : undefined;
  if (!isMethod || (name !== 'filter' && name !== 'concat')) return undefined;
  const list = readValue(callee.object as AnyNode, context);
  return list.kind === 'list' ? list : undefined;
}

/** Reads the arguments of `defineConfig(…)`, `merge(base, …)` or another wrapper. */
function readCall(node: CallExpression, context: ReadContext): ConfigValue {
  return eitherOf(
    node.arguments.map((given) =>
      given.type === 'SpreadElement' ? UNKNOWN : readValue(given, context),
    ),
  );
}

/** Reads the value of an expression. Names are resolved to the constants of the file. */
export function readValue(given: AnyNode, context: ReadContext): ConfigValue {
  context.budget.left -= 1;
  if (context.budget.left < 0) throw new TooManyValues();
  const node = unwrap(given);
  const at = () => context.place(node.loc?.start ?? { line: 1, column: 0 });
  switch (node.type) {
    case 'ObjectExpression':
      return readObject(node, context);
    case 'ArrayExpression': {
      const items = node.elements.flatMap((element) => (element ? readItem(element, context) : []));
      return { kind: 'list', items };
    }
    case 'Literal': {
      const { value } = node;
      const isPlain =
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      return isPlain ? { kind: 'literal', value, place: at() } : UNKNOWN;
    }
    case 'TemplateLiteral': {
      const [only] = node.quasis;
      const text = node.quasis.length === 1 ? only?.value.cooked : undefined;
      return typeof text === 'string' ? { kind: 'literal', value: text, place: at() } : UNKNOWN;
    }
    case 'ConditionalExpression':
      return eitherOf([readValue(node.consequent, context), readValue(node.alternate, context)]);
    case 'LogicalExpression':
      return node.operator === '&&'
        ? readValue(node.right, context)
        : eitherOf([readValue(node.left, context), readValue(node.right, context)]);
    case 'Identifier': {
      const { following = [] } = context;
      const declared = context.scope.get(node.name);
      if (!declared || following.includes(node.name)) return UNKNOWN;
      return readValue(declared, { ...context, following: [...following, node.name] });
    }
    case 'NewExpression': {
      const name = lastName(node.callee);
      const inner = { ...context, isRoot: false };
      const given = node.arguments.map((argument) => readItem(argument, inner)[0] ?? UNKNOWN);
      return name ? { kind: 'instance', name, place: at(), arguments: given } : UNKNOWN;
    }
    case 'CallExpression':
      return readListCall(node, context) ?? (context.isRoot ? readCall(node, context) : UNKNOWN);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return context.isRoot ? readReturns(node.body, context) : UNKNOWN;
    default:
      return UNKNOWN;
  }
}
