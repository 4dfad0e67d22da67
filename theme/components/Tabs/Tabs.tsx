import clsx from 'clsx';
import { Fragment, type ReactNode, type Ref, useState } from 'react';
import { useStoredValue } from '../../hooks/useStoredValue';
import { Tabs as TabbedPanels } from '../../ui/Tabs/Tabs';
import './Tabs.css';
import { shownTab, type TabProps, type TabValue, tabItems } from './tabItems';

export type { TabProps, TabValue } from './tabItems';

/** The props of `Tabs`, which are the same as those of the component in Rspress's theme. */
export interface TabsProps {
  /** `Tab` elements, or one element for each item in `values`. */
  children: ReactNode;
  /** The tabs, if `children` are not `Tab` elements. @default the `Tab` elements */
  values?: readonly TabValue[];
  /** The position of the tab to show first, starting at 0. @default 0 */
  defaultIndex?: number;
  /** The `value` of the tab to show first. @default the tab at `defaultIndex` */
  defaultValue?: string;
  /** The function to call with the position of the tab that the reader selects. */
  onChange?: (index: number) => void;
  /** The ID of a group of `Tabs` that share their selection. The browser keeps the selection. @default none */
  groupId?: string;
  /** The position of the tabs above the content. @default 'left' */
  tabPosition?: 'left' | 'center';
  /** Whether tabs that are not selected stay in the document. @default true */
  keepDOM?: boolean;
  /** The CSS class of the whole element. */
  className?: string;
  /** The CSS class of each tab. */
  labelItemClassName?: string;
  /** The CSS class of the content of each tab. */
  contentItemClassName?: string;
  /** A reference to the whole element. */
  ref?: Ref<HTMLDivElement>;
}

/** Rspress's tabs use the same storage key. */
const STORAGE_PREFIX = 'rspress.tabs.';

/**
 * Content in tabs: `<Tab label="Linux">`. Readers select a tab with a click, the arrow keys, Home or
 * End. This component does not use Rspress's tabs, because they have no ARIA roles and cannot be
 * operated with the keyboard.
 */
export function Tabs(props: TabsProps) {
  const { defaultIndex, defaultValue, groupId, keepDOM = true, tabPosition, ref } = props;
  const items = tabItems(props.children, props.values);
  const first = { value: defaultValue, index: defaultIndex };
  const [own, setOwn] = useState<string>();
  const [stored, store] = useStoredValue(`${STORAGE_PREFIX}${groupId}`, '');
  const shown = shownTab(items, { stored: groupId ? stored : own, ...first });

  if (import.meta.env.SSG_MD) {
    return items.map(({ label, content }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is rendered once
      <Fragment key={at}>
        {'\n**'}
        {label}
        {'**\n\n'}
        {content}
        {'\n'}
      </Fragment>
    ));
  }

  function select(name: string) {
    const index = items.findIndex((item) => item.name === name);
    props.onChange?.(index);
    if (groupId) store(String(index));
    else setOwn(String(index));
  }

  return (
    <TabbedPanels
      ref={ref}
      className={clsx(
        'lt-content-tabs',
        tabPosition === 'center' && 'lt-content-tabs--center',
        props.className,
      )}
      tabClassName={props.labelItemClassName}
      panelClassName={props.contentItemClassName}
      tabs={items}
      value={items[shown]?.name}
      onChange={select}
      renderPanel={(tab) => (keepDOM || tab === items[shown]) && tab.content}
    />
  );
}

/** A tab of `Tabs`. */
export function Tab({ children }: TabProps) {
  return children;
}
