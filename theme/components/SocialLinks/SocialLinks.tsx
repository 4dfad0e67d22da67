import type { SocialLink } from '@rspress/core';
import { useSite } from '@rspress/core/runtime';
import clsx from 'clsx';
import { useRef } from 'react';
import { useText } from '../../hooks/useText';
import { useWrappedItems } from '../../hooks/useWrappedItems';
import { Icon } from '../../ui/icons';
import { useIntent } from '../../ui/intent/useIntent';
import { PopoverButton } from '../../ui/Popover/Popover';
import { SocialEntry, useSocialName } from './SocialEntry';
import './SocialLinks.css';

/** The maximum number of links in the navbar. The others are behind a button. */
export const INLINE_SOCIAL_LINKS = 5;

/** The icon of the button, before and after the popup is loaded. */
export const moreIcon = <Icon name="more" width={18} height={18} strokeWidth={2} />;

export interface MoreLinksProps {
  links: SocialLink[];
}

function MoreLinks(props: MoreLinksProps) {
  const text = useText();
  const { loaded, buttonProps } = useIntent<MoreLinksProps>(() => import('./LoadedMoreLinks'));
  if (loaded) return <loaded.Part {...props} start={loaded.start} />;
  return (
    <PopoverButton
      {...buttonProps}
      className="lt-social__entry"
      label={text('moreLinks')}
      trigger={moreIcon}
    />
  );
}

/**
 * The site's links to other sites. Renders nothing if there are none. A full replacement, because the
 * original's links have no accessible names, and what it shows on hover cannot be reached by keyboard
 * or touch.
 */
export function SocialLinks() {
  const { site } = useSite();
  const nameOf = useSocialName();
  const box = useRef<HTMLDivElement>(null);
  const links = site.themeConfig.socialLinks ?? [];
  const inline = links.slice(0, INLINE_SOCIAL_LINKS);
  const wrapped = useWrappedItems(box, links.map(({ content }) => content).join('\n'));
  if (links.length === 0) return null;
  return (
    <div ref={box} className="lt-social">
      <ul
        className={clsx('lt-social__row', links.length > inline.length && 'lt-social__row--more')}
      >
        {inline.map((link, index) => (
          <li key={link.content} inert={wrapped.has(index)}>
            <SocialEntry link={link} name={nameOf(link)} />
          </li>
        ))}
        <li className="lt-social__rest">
          <MoreLinks
            links={links.filter((_, index) => index >= inline.length || wrapped.has(index))}
          />
        </li>
      </ul>
    </div>
  );
}
