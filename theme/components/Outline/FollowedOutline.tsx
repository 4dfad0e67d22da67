import { type RefObject, useEffect } from 'react';
import { revealInScroller } from '../../ui/revealInScroller';
import './FollowedOutline.css';
import { OutlineFilter } from './OutlineFilter';
import type { Reading } from './reading';
import { useReading } from './useReading';

export interface FollowedOutlineProps {
  /** The list of links. */
  list: RefObject<HTMLUListElement | null>;
  headings: readonly { id: string }[];
  /** The id of the heading whose link is marked as current. */
  active: string | undefined;
  hasFilter: boolean;
  onRead: (reading: Reading) => void;
}

/** Updates the outline while the reader scrolls, and adds a filter to a long one. */
export default function FollowedOutline(props: FollowedOutlineProps) {
  const { list, headings, active, hasFilter, onRead } = props;
  useReading(
    headings.map(({ id }) => id),
    onRead,
  );

  useEffect(() => {
    const link = active && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) revealInScroller(link);
  }, [active, list]);

  return hasFilter && <OutlineFilter list={list} />;
}
