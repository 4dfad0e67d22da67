import type { NormalizedSidebarGroup } from '@rspress/core';
import { Tag } from '@rspress/core/theme';
import { renderInlineMarkdown } from '@rspress/core/theme-original';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { Icon } from '../../ui/icons';
import { SidebarEntries, SidebarLink } from './SidebarEntries';
import type { SidebarLinkOrGroup } from './sidebarTree';

export interface SidebarGroupProps {
  group: NormalizedSidebarGroup;
  trail: SidebarLinkOrGroup[];
  depth: number;
}

/**
 * Entries under a heading. The group of the current page is open; a `collapsed` one closes when
 * the reader leaves it, unless he opened it himself.
 */
export function SidebarGroup({ group, trail, depth }: SidebarGroupProps) {
  const id = useId();
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? (!group.collapsed || trail.includes(group));
  const toggle = () => setChoice(!isOpen);
  const title = <span {...renderInlineMarkdown(group.text)} />;

  return (
    <div
      className={clsx('lt-sidebar__group', `lt-sidebar__group--${depth === 0 ? 'top' : 'nested'}`)}
      data-context={group.context}
    >
      <div className="lt-sidebar__heading">
        {group.link && (
          <SidebarLink entry={{ ...group, link: group.link }} isCurrent={trail.at(-1) === group} />
        )}
        {!group.link && !group.collapsible && (
          <p className="lt-sidebar__title">
            {title}
            <Tag tag={group.tag} />
          </p>
        )}
        {group.collapsible && (
          <button
            type="button"
            className={group.link ? 'lt-sidebar__toggle' : 'lt-sidebar__title'}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={group.link ? group.text : undefined}
            onClick={toggle}
          >
            {!group.link && title}
            {!group.link && <Tag tag={group.tag} />}
            <Icon name="chevronRight" className="lt-sidebar__chevron" />
          </button>
        )}
      </div>
      <div id={id} className="lt-sidebar__items" hidden={!isOpen}>
        <SidebarEntries entries={group.items} trail={trail} depth={depth + 1} />
      </div>
    </div>
  );
}
