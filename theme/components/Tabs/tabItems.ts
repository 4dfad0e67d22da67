import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A tab in `values` of `Tabs`. */
export interface TabValue {
  /** The text on the tab. */
  label: ReactNode;
  /** The name of the tab. The tab shows the element with the same `value`, if there is one. */
  value: string;
  /** Whether the tab cannot be selected. @default false */
  disabled?: boolean;
}

/** The props of `Tab`. */
export interface TabProps {
  /** The text on the tab. @default its number */
  label?: ReactNode;
  /** The name of the tab, for `defaultValue` of `Tabs`. */
  value?: string;
  /** Whether the tab cannot be selected. @default false */
  disabled?: boolean;
  /** The content of the tab. */
  children: ReactNode;
}

/** A tab and its panel. */
export interface TabItem {
  /** The value of the tab, or else its index. */
  name: string;
  label: ReactNode;
  value?: string;
  isDisabled: boolean;
  content: ReactNode;
}

type AnyTab = ReactElement<Partial<TabProps>>;

/** Returns the tabs of some elements: `Tab`s, or any elements that `values` describes. */
export function tabItems(children: ReactNode, values: readonly TabValue[] = []): TabItem[] {
  const elements = Children.toArray(children).filter((child): child is AnyTab =>
    isValidElement(child),
  );
  if (values.length === 0) {
    return elements.map((content, at) => {
      const { label = at + 1, value, disabled = false } = content.props;
      return { name: value ?? String(at), label, value, isDisabled: disabled, content };
    });
  }
  return values.map(({ label, value, disabled = false }, at) => {
    const content = elements.find(({ props }) => props.value === value) ?? elements[at];
    return { name: value, label, value, isDisabled: disabled, content };
  });
}

/**
 * Returns the index of the tab to show: the stored one, the one with a value, the one at an index, or
 * the first.
 *
 * @param stored an index that was stored by another group, which may have more tabs
 */
export function shownTab(
  items: readonly TabItem[],
  { stored, value, index = 0 }: { stored?: string; value?: string; index?: number },
): number {
  const named = value === undefined ? -1 : items.findIndex((item) => item.value === value);
  const wanted = [stored ? Number(stored) : -1, named, index];
  return wanted.find((at) => items[at] !== undefined) ?? 0;
}
