import type { SidebarData } from '@rspress/core';
import { Link, Tag } from '@rspress/core/theme';
import { renderInlineMarkdown } from '@rspress/core/theme-original';
import clsx from 'clsx';
import { HeadingText } from '../Outline/HeadingText';
import { SidebarGroup } from './SidebarGroup';
import { isGroup, type SidebarEntry, type SidebarLinkOrGroup } from './sidebarTree';

export interface SidebarEntriesProps {
  entries: SidebarData;
  /** The entries that lead to the current page. */
  trail: SidebarLinkOrGroup[];
  /** Whether the whole sidebar has so many pages that its groups start closed. */
  isLong: boolean;
  depth: number;
}

export interface SidebarLinkProps {
  entry: SidebarLinkOrGroup & { link: string };
  isCurrent: boolean;
}

/** A link to a page of the sidebar. */
export function SidebarLink({ entry, isCurrent }: SidebarLinkProps) {
  return (
    <Link
      className={clsx('lt-sidebar__link', isCurrent && 'lt-sidebar__link--current')}
      href={entry.link}
      aria-current={isCurrent ? 'page' : undefined}
      data-context={entry.context}
    >
      <span>
        <HeadingText text={entry.text} />
      </span>
      <Tag tag={entry.tag} />
    </Link>
  );
}

function Entry({
  entry,
  ...place
}: { entry: SidebarEntry } & Omit<SidebarEntriesProps, 'entries'>) {
  if ('dividerType' in entry) {
    return <hr className={`lt-sidebar__divider lt-sidebar__divider--${entry.dividerType}`} />;
  }
  if ('sectionHeaderText' in entry) {
    return (
      <p className="lt-sidebar__section">
        <span {...renderInlineMarkdown(entry.sectionHeaderText)} />
        <Tag tag={entry.tag} />
      </p>
    );
  }
  if (isGroup(entry)) return <SidebarGroup group={entry} {...place} />;
  return <SidebarLink entry={entry} isCurrent={place.trail.at(-1) === entry} />;
}

/** One level of the sidebar. */
export function SidebarEntries({ entries, ...place }: SidebarEntriesProps) {
  return (
    <ul className="lt-sidebar__list">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
        <li key={index}>
          <Entry entry={entry} {...place} />
        </li>
      ))}
    </ul>
  );
}
