import type { SidebarData } from '@rspress/core';
import { Tag } from '@rspress/core/theme';
import { renderInlineMarkdown } from '@rspress/core/theme-original';
import { SidebarGroup, type SidebarPlace } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';
import { isGroup, type SidebarEntry } from './sidebarTree';

export interface SidebarEntriesProps extends SidebarPlace {
  entries: SidebarData;
}

function Entry({ entry, ...place }: { entry: SidebarEntry } & SidebarPlace) {
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
  if (isGroup(entry)) {
    return (
      <SidebarGroup group={entry} {...place}>
        <SidebarEntries entries={entry.items} {...place} depth={place.depth + 1} />
      </SidebarGroup>
    );
  }
  return <SidebarLink entry={entry} isCurrent={place.trail.at(-1) === entry} />;
}

/** One level of the sidebar. */
export function SidebarEntries({ entries, ...place }: SidebarEntriesProps) {
  return (
    <ul className="lt-sidebar__list">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity besides their index
        <li key={index}>
          <Entry entry={entry} {...place} />
        </li>
      ))}
    </ul>
  );
}
