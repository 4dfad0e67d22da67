interface EstreeNode {
  type: string;
  [key: string]: unknown;
}

const UNKNOWN = Symbol('unknown');

function propertyName(key: EstreeNode): string {
  return String(key.type === 'Identifier' ? key.name : key.value);
}

function evaluate(node: EstreeNode): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral': {
      const [only, ...others] = node.quasis as { value: { cooked: string } }[];
      return only && others.length === 0 ? only.value.cooked : UNKNOWN;
    }
    case 'UnaryExpression': {
      const value = evaluate(node.argument as EstreeNode);
      return node.operator === '-' && typeof value === 'number' ? -value : UNKNOWN;
    }
    case 'ArrayExpression': {
      const values = (node.elements as EstreeNode[]).map((element) => evaluate(element));
      return values.includes(UNKNOWN) ? UNKNOWN : values;
    }
    case 'ObjectExpression': {
      const entries = (node.properties as EstreeNode[]).map((property): [string, unknown] =>
        property.type === 'Property' && property.computed === false
          ? [propertyName(property.key as EstreeNode), evaluate(property.value as EstreeNode)]
          : ['', UNKNOWN],
      );
      return entries.some(([, value]) => value === UNKNOWN) ? UNKNOWN : Object.fromEntries(entries);
    }
    default:
      return UNKNOWN;
  }
}

/** Returns the value of an expression if it is known without running the page; otherwise `undefined`. */
export function staticValue(estree: unknown): { value: unknown } | undefined {
  const [statement] = (estree as { body?: EstreeNode[] } | undefined)?.body ?? [];
  if (!statement) return { value: undefined };
  if (statement.type !== 'ExpressionStatement') return undefined;
  const value = evaluate(statement.expression as EstreeNode);
  return value === UNKNOWN ? undefined : { value };
}
