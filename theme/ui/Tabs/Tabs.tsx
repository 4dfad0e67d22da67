import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import './Tabs.css';
import { tabOfKey } from './tabKeys';

export interface TabItem {
  /** The unique name of the tab. */
  name: string;
  /** The text on the tab. @default its name */
  label?: ReactNode;
  /** Whether the tab cannot be selected. @default false */
  isDisabled?: boolean;
}

export interface TabsProps<Tab extends TabItem> {
  tabs: readonly Tab[];
  /** The name of the selected tab. */
  value: string | undefined;
  onChange: (name: string) => void;
  /** The accessible name of the tab list. @default none */
  label?: string;
  /** Renders the content of a tab. */
  renderPanel: (tab: Tab) => ReactNode;
  /** Renders the tab list in a bar. @default without a bar */
  renderBar?: (list: ReactNode) => ReactNode;
  className?: string;
  tabClassName?: string;
  panelClassName?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Tabs according to the ARIA pattern: a single tab stop, and the arrow keys, Home and End select a
 * tab. A custom implementation, because Base UI's would take a tenth of the first-load budget.
 */
export function Tabs<Tab extends TabItem>(props: TabsProps<Tab>) {
  const { tabs, value, onChange, renderPanel } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const list = event.currentTarget;
    const enabled = [...list.querySelectorAll<HTMLElement>('button:enabled')];
    const index = enabled.indexOf(event.target as HTMLElement);
    const isRtl = getComputedStyle(list).direction === 'rtl';
    const next = tabOfKey(event.key, index, enabled.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    enabled[next]?.click();
    enabled[next]?.focus();
  }

  const list = (
    <div className="lt-tabs" role="tablist" aria-label={props.label} onKeyDown={onKeyDown}>
      {tabs.map(({ name, label = name, isDisabled }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}tab${index}`}
          className={clsx('lt-tabs__tab', props.tabClassName)}
          disabled={isDisabled}
          aria-selected={name === value}
          aria-controls={`${id}panel${index}`}
          tabIndex={name === value ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );

  return (
    <div ref={props.ref} className={props.className}>
      {props.renderBar?.(list) ?? list}
      {tabs.map((tab, index) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}panel${index}`}
          className={clsx('lt-tabs__panel', props.panelClassName)}
          aria-labelledby={`${id}tab${index}`}
          hidden={tab.name !== value}
        >
          <noscript>
            {process.env.__SSR__ && <p className="lt-tabs__name">{tab.label ?? tab.name}</p>}
          </noscript>
          {renderPanel(tab)}
        </div>
      ))}
    </div>
  );
}
