import type { ReactElement, ReactNode } from 'react';

/** A menu entry with a link. */
export interface MenuLink {
  /** The link element, without children. Its key identifies the entry. */
  link: ReactElement<Record<string, unknown>>;
  content: ReactNode;
  /** Whether the entry has a check mark. If no entry defines it, there is no space for one. */
  isCurrent?: boolean;
  /** A secondary text after the content. */
  note?: ReactNode;
}

/** A group of links. Without a label, it has no heading. */
export interface MenuGroup {
  label?: string;
  links: MenuLink[];
}

/** A group of entries, one of which is selected. */
export interface MenuChoices<Value extends string = string> {
  value: Value;
  onChange: (value: Value, event: Event) => void;
  options: { value: Value; content: ReactNode }[];
}

export interface MenuProps {
  /** The accessible name of the button. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  groups?: MenuGroup[];
  choices?: MenuChoices;
  align?: 'start' | 'end';
  /** Whether the menu contains the current page. */
  isCurrent?: boolean;
  className?: string;
}
