import type { NormalizedSidebarGroup } from '@rspress/core';
import { usePage } from '@rspress/core/runtime';
import { Tag } from '@rspress/core/theme';
import { renderInlineMarkdown } from '@rspress/core/theme-original';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { loadSidebars } from '../../../plugins/pages/first-load/runtime/sidebarStore';
import { Icon } from '../../ui/icons';
import { reportFailure } from '../../ui/loading/loadFailures';
import { loadPart } from '../../ui/loading/loadPart';
import { startsOpen } from './openPart';
import { PlainGroupTitle } from './PlainGroupTitle';
import { SidebarLink } from './SidebarLink';
import type { SidebarLinkOrGroup } from './sidebarTree';

/** The position of an entry in the sidebar. */
export interface SidebarPlace {
  /** The entries from the top to the current page. */
  trail: SidebarLinkOrGroup[];
  /** Whether the sidebar is so long that its groups are initially closed. */
  isLong: boolean;
  depth: number;
}

export interface SidebarGroupProps extends SidebarPlace {
  group: NormalizedSidebarGroup;
  /** The entries of the group, one level deeper. */
  children: ReactNode;
}

/**
 * A group of entries with a heading. The group of the current page opens after navigation, and a
 * `collapsed` group closes when the reader leaves it. Readers can toggle groups at any time.
 */
export function SidebarGroup({ group, trail, isLong, depth, children }: SidebarGroupProps) {
  const id = useId();
  const [choice, setChoice] = useState<boolean>();
  const startsWith = startsOpen(group, trail, isLong);
  const isOpen = choice ?? startsWith;
  const current = trail.includes(group) ? trail.at(-1)?.link : undefined;
  const [last, setLast] = useState(current);
  if (last !== current) {
    setLast(current);
    if (current || !startsWith) setChoice(undefined);
  }
  const { page } = usePage();
  /** Opens the group. Closed groups of the embedded sidebar are empty, so their entries are loaded first. */
  const open = () => {
    if (group.items.length > 0) return setChoice(true);
    loadPart(() => loadSidebars(page)).then(
      () => setChoice(true),
      (error) => reportFailure(error, open),
    );
  };
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
            onClick={isOpen ? () => setChoice(false) : open}
          >
            {!group.link && title}
            {!group.link && <Tag tag={group.tag} />}
            <Icon name="chevronRight" className="lt-sidebar__chevron" />
          </button>
        )}
        <noscript>
          {process.env.__SSR__ && group.collapsible && !group.link && (
            <PlainGroupTitle group={group} isOpen={isOpen}>
              {title}
              <Tag tag={group.tag} />
              {!isOpen && <Icon name="chevronRight" className="lt-sidebar__chevron" />}
            </PlainGroupTitle>
          )}
        </noscript>
      </div>
      <div id={id} className="lt-sidebar__items" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
