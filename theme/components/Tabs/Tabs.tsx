import clsx from 'clsx';
import { Fragment, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useStoredValue } from '../../hooks/useStoredValue';
import { tabOfKey } from '../../ui/Tabs/tabKeys';
import '../../ui/Tabs/Tabs.css';
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

/** Returns the key, with left and right swapped in right-to-left text. */
function keyOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}

/**
 * Content in tabs: `<Tab label="Linux">`. Readers select a tab with a click, the arrow keys, Home or
 * End. This component does not use Rspress's tabs, because they have no ARIA roles and cannot be
 * operated with the keyboard.
 */
export function Tabs(props: TabsProps) {
  const { defaultIndex, defaultValue, groupId, keepDOM = true, tabPosition, ref } = props;
  const id = useId();
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

  function select(index: number) {
    props.onChange?.(index);
    if (groupId) store(String(index));
    else setOwn(String(index));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const enabled = [...items.keys()].filter((at) => !items[at]?.isDisabled);
    const at = tabOfKey(keyOf(event), enabled.indexOf(shown), enabled.length);
    const next = at === undefined ? undefined : enabled[at];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div ref={ref} className={clsx('lt-content-tabs', props.className)}>
      <div
        className={clsx('lt-tabs', tabPosition === 'center' && 'lt-tabs--center')}
        role="tablist"
        onKeyDown={onKeyDown}
      >
        {items.map(({ label, value, isDisabled }, at) => (
          <button
            key={value ?? at}
            type="button"
            role="tab"
            id={`${id}tab${at}`}
            className={clsx('lt-tabs__tab', props.labelItemClassName)}
            disabled={isDisabled}
            aria-selected={at === shown}
            aria-controls={`${id}panel${at}`}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => select(at)}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ label, value, content }, at) => (
        <div
          key={value ?? at}
          role="tabpanel"
          id={`${id}panel${at}`}
          className={clsx('lt-tabs__panel', props.contentItemClassName)}
          aria-labelledby={`${id}tab${at}`}
          hidden={at !== shown}
        >
          <noscript>{process.env.__SSR__ && <p className="lt-tabs__name">{label}</p>}</noscript>
          {(keepDOM || at === shown) && content}
        </div>
      ))}
    </div>
  );
}

/** A tab of `Tabs`. */
export function Tab({ children }: TabProps) {
  return children;
}
