import type { SocialLink } from '@rspress/core';
import { useSite } from '@rspress/core/runtime';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { Popover } from '../../ui/Popover/Popover';
import { isFollowed, SocialContent, SocialEntry, useSocialName } from './SocialEntry';
import './SocialLinks.css';

/** How many links stand in the navbar; the rest is behind one button. */
export const INLINE_SOCIAL_LINKS = 5;

function MoreLinks({ links }: { links: SocialLink[] }) {
  const text = useText();
  const nameOf = useSocialName();
  return (
    <Popover
      label={text('moreLinks')}
      trigger={<Icon name="more" width={18} height={18} strokeWidth={2} />}
      className="lt-social__entry"
      popupClassName="lt-social__popup"
    >
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
    </Popover>
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
