import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import './Tabs.css';
import { tabOfKey } from './tabKeys';

export interface TabsProps {
  /** One for each tab, no two the same. */
  names: readonly string[];
  /** What the tabs say. @default their names */
  labels?: readonly string[];
  /** The name of the chosen one. */
  value: string | undefined;
  onChange: (name: string) => void;
  /** What the list of tabs is, for assistive technology. */
  label: string;
  /** What a tab shows. */
  renderPanel: (name: string) => ReactNode;
  /** Stands beside the tabs. */
  actions?: ReactNode;
  className?: string;
  barClassName?: string;
  panelClassName?: string;
}

/**
 * Panels of which one shows, by the tab pattern of ARIA: one stop of the Tab key, the arrows, Home
 * and End choose. Our own, because the library's is a tenth of what a page may load.
 */
export function Tabs(props: TabsProps) {
  const { names, value, onChange, label, renderPanel } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = tabOfKey(event.key, names.indexOf(value ?? ''), names.length);
    const name = next === undefined ? undefined : names[next];
    if (next === undefined || name === undefined) return;
    event.preventDefault();
    onChange(name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className={props.className}>
      <div className={props.barClassName}>
        <div className="lt-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {names.map((name, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              className="lt-tabs__tab"
              aria-selected={name === value}
              aria-controls={`${id}panel${index}`}
              tabIndex={name === value ? 0 : -1}
              onClick={() => onChange(name)}
            >
              {props.labels?.[index] ?? name}
            </button>
          ))}
        </div>
        {props.actions}
      </div>
      {names.map((name, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}panel${index}`}
          className={clsx('lt-tabs__panel', props.panelClassName)}
          aria-labelledby={`${id}tab${index}`}
          hidden={name !== value}
        >
          <noscript>
            {process.env.__SSR__ && (
              <p className="lt-tabs__name">{props.labels?.[index] ?? name}</p>
            )}
          </noscript>
          {renderPanel(name)}
        </div>
      ))}
    </div>
  );
}
