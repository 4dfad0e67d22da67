import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import './Tabs.css';
import { tabOfKey } from './tabKeys';

export interface TabsProps {
  /** The unique names of the tabs. */
  names: readonly string[];
  /** The labels of the tabs. @default their names */
  labels?: readonly string[];
  /** The name of the selected tab. */
  value: string | undefined;
  onChange: (name: string) => void;
  /** The accessible name of the tab list. */
  label: string;
  /** Renders the content of a tab. */
  renderPanel: (name: string) => ReactNode;
  /** Content next to the tabs. */
  actions?: ReactNode;
  className?: string;
  barClassName?: string;
  panelClassName?: string;
}

/**
 * Tabs according to the ARIA pattern: a single tab stop, and the arrow keys, Home and End select a
 * tab. A custom implementation, because Base UI's would take a tenth of the first-load budget.
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
