import type { NormalizedSidebarGroup } from '@rspress/core';
import { Link } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { flattenPages } from './sidebarTree';

export interface PlainGroupTitleProps {
  group: NormalizedSidebarGroup;
  isOpen: boolean;
  children: ReactNode;
}

/**
 * The title of a group for browsers without scripts. A closed group links to its first page, on which
 * it is open. Only the server renders it.
 */
export function PlainGroupTitle({ group, isOpen, children }: PlainGroupTitleProps) {
  const first = isOpen ? undefined : flattenPages(group.items)[0]?.link;
  if (!first) return <p className="lt-sidebar__title">{children}</p>;
  return (
    <Link className="lt-sidebar__title" href={first}>
      {children}
    </Link>
  );
}
