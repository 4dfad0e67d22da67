import { Link, Tag } from '@rspress/core/theme';
import clsx from 'clsx';
import { HeadingText } from '../Outline/HeadingText';
import type { SidebarLinkOrGroup } from './sidebarTree';

export interface SidebarLinkProps {
  entry: SidebarLinkOrGroup & { link: string };
  isCurrent: boolean;
}

/** A link of the sidebar. */
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
