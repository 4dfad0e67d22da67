import { useText } from '../../hooks/useText';
import type { IntentStart } from '../../ui/intent/useIntent';
import LoadedPopover from '../../ui/Popover/LoadedPopover';
import { isFollowed, SocialContent, SocialEntry, useSocialName } from './SocialEntry';
import { type MoreLinksProps, moreIcon } from './SocialLinks';

/** The links that do not fit in the line, loaded on interaction with their button. */
export default function LoadedMoreLinks({ links, start }: MoreLinksProps & { start: IntentStart }) {
  const text = useText();
  const nameOf = useSocialName();
  return (
    <LoadedPopover
      start={start}
      label={text('moreLinks')}
      trigger={moreIcon}
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
    </LoadedPopover>
  );
}
