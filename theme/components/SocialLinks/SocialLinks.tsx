import { Popover } from '@base-ui/react/popover';
import type { SocialLink } from '@rspress/core';
import { useSite } from '@rspress/core/runtime';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { isFollowed, SocialContent, SocialEntry, useSocialName } from './SocialEntry';
import './SocialLinks.css';

/** How many links stand in the navbar; the rest is behind one button. */
export const INLINE_SOCIAL_LINKS = 5;

function MoreLinks({ links }: { links: SocialLink[] }) {
  const text = useText();
  const nameOf = useSocialName();
  return (
    <Popover.Root>
      <Popover.Trigger
        className="lt-social__entry"
        aria-label={text('moreLinks')}
        openOnHover
        delay={0}
      >
        <Icon name="more" width={18} height={18} strokeWidth={2} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="lt-menu__positioner" align="end" sideOffset={8}>
          <Popover.Popup className="lt-menu__popup" aria-label={text('moreLinks')}>
            <ul className="lt-social__more">
              {links.map((link) => (
                <li key={link.content}>
                  {isFollowed(link) ? (
                    <SocialEntry link={link} name={nameOf(link)} isNamed />
                  ) : (
                    <section className="lt-social__shown" aria-label={nameOf(link)}>
                      <SocialContent link={link} name={nameOf(link)} />
                    </section>
                  )}
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/**
 * The site's links elsewhere; nothing where there are none. A full replacement: the original's
 * links have no names, and what it shows on hover cannot be reached by keyboard or touch.
 */
export function SocialLinks() {
  const { site } = useSite();
  const nameOf = useSocialName();
  const links = site.themeConfig.socialLinks ?? [];
  if (links.length === 0) return null;
  return (
    <ul className="lt-social">
      {links.slice(0, INLINE_SOCIAL_LINKS).map((link) => (
        <li key={link.content}>
          <SocialEntry link={link} name={nameOf(link)} />
        </li>
      ))}
      {links.length > INLINE_SOCIAL_LINKS && (
        <li>
          <MoreLinks links={links.slice(INLINE_SOCIAL_LINKS)} />
        </li>
      )}
    </ul>
  );
}
