import type { ReactElement, ReactNode } from 'react';

/** An entry that leads somewhere. */
export interface MenuLink {
  /** The link element, without children; its key tells the entries apart. */
  link: ReactElement<Record<string, unknown>>;
  content: ReactNode;
  /** The current one has a tick. Left out where the links are no choice: then there is no room for one. */
  isCurrent?: boolean;
  /** A quiet remark behind the content. */
  note?: ReactNode;
}

/** Links that belong together; without a label they stand on their own. */
export interface MenuGroup {
  label?: string;
  links: MenuLink[];
}

/** Entries of which one is chosen. */
export interface MenuChoices<Value extends string = string> {
  value: Value;
  onChange: (value: Value, event: Event) => void;
  options: { value: Value; content: ReactNode }[];
}

export interface MenuProps {
  /** The name of the button for assistive technology. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  groups?: MenuGroup[];
  choices?: MenuChoices;
  align?: 'start' | 'end';
  /** Whether the current page is among what the menu holds. */
  isCurrent?: boolean;
  className?: string;
}
