import { Children, isValidElement, type ReactNode } from 'react';

/** The parts of DocSearch's own hit that ours shows, too. */
export interface HitSlots {
  /** Says what kind of hit it is: a page, a section, a recent or favorite search. */
  icon?: ReactNode;
  /** The buttons of a stored hit; absent where the hit is a result. */
  action?: ReactNode;
}

function hasButton(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasButton);
  if (!isValidElement<{ children?: ReactNode }>(node)) return false;
  return node.type === 'button' || hasButton(node.props.children);
}

/**
 * Takes DocSearch's hit apart: a container of its icon, its texts and its buttons, in this order.
 *
 * @param children what DocSearch hands to a `hitComponent`
 */
export function hitSlots(children: ReactNode): HitSlots {
  if (!isValidElement<{ children?: ReactNode }>(children)) return {};
  const parts = Children.toArray(children.props.children);
  const [icon] = parts;
  const action = parts.at(-1);
  return { icon, action: hasButton(action) ? action : undefined };
}
