import clsx from 'clsx';
import { cloneElement } from 'react';
import { MenuTriggerContent } from './MenuTriggerContent';
import type { MenuGroup, MenuProps } from './menuProps';

function Links({ group }: { group: MenuGroup }) {
  return group.links.map((entry) =>
    cloneElement(
      entry.link,
      { className: 'lt-menu__item', 'aria-current': entry.isCurrent ? 'true' : undefined },
      entry.content,
      entry.note && <span className="lt-menu__note">{entry.note}</span>,
    ),
  );
}

/** The menu for browsers without scripts: a disclosure with the same links. Only the server renders it. */
export function PlainMenu({ label, trigger, groups = [], isCurrent, className }: MenuProps) {
  const [first, ...others] = groups;
  if (!first) return null;
  return (
    <details className="lt-menu" name="menu">
      <summary
        className={clsx('lt-menu__trigger', className)}
        aria-label={label}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <MenuTriggerContent trigger={trigger} />
      </summary>
      <div className="lt-menu__popup">
        {others.length === 0 && !first.label ? (
          <Links group={first} />
        ) : (
          groups.map((group) => (
            <div key={group.links[0]?.link.key} className="lt-menu__group">
              {group.label && <p className="lt-menu__heading">{group.label}</p>}
              <Links group={group} />
            </div>
          ))
        )}
      </div>
    </details>
  );
}
