import { Children, isValidElement, type ReactNode } from 'react';

/** The parts of DocSearch's default hit that are reused. */
export interface HitSlots {
  /** The icon of the hit's kind: a page, a section, a recent or favorite search. */
  icon?: ReactNode;
  /** The buttons of a stored search. Search results have none. */
  action?: ReactNode;
}

function hasButton(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasButton);
  if (!isValidElement<{ children?: ReactNode }>(node)) return false;
  return node.type === 'button' || hasButton(node.props.children);
}

/**
 * Extracts the parts of DocSearch's hit: a container of icon, texts and buttons, in this order.
 *
 * @param children the children that DocSearch passes to a `hitComponent`
 */
export function hitSlots(children: ReactNode): HitSlots {
  if (!isValidElement<{ children?: ReactNode }>(children)) return {};
  const parts = Children.toArray(children.props.children);
  const [icon] = parts;
  const action = parts.at(-1);
  return { icon, action: hasButton(action) ? action : undefined };
}
