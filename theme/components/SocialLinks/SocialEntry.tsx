import type { SocialLink } from '@rspress/core';
import { normalizeImagePath } from '@rspress/core/runtime';
import icons from 'virtual-social-links';
import { useText } from '../../hooks/useText';
import { Popover } from '../../ui/Popover/Popover';
import { socialName } from './socialName';

function SocialIcon({ icon }: Pick<SocialLink, 'icon'>) {
  const svg = typeof icon === 'string' ? (icons[icon] ?? '') : icon.svg;
  return (
    <span
      className="lt-social__icon"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** The content of a link without a target: a text, an image such as a QR code, or HTML of the site. */
export function SocialContent({ link, name }: { link: SocialLink; name: string }) {
  switch (link.mode) {
    case 'img':
      return <img className="lt-social__image" src={normalizeImagePath(link.content)} alt={name} />;
    case 'dom':
      return <div dangerouslySetInnerHTML={{ __html: link.content }} />;
    default:
      return <p className="lt-social__text">{link.content}</p>;
  }
}

/** Returns whether an entry is a link and not content to show. */
export function isFollowed({ mode }: SocialLink): boolean {
  return mode === 'link' || mode === 'github-stars';
}

/** Returns a function that returns the name of an entry in the page's language. */
export function useSocialName(): (link: SocialLink) => string {
  const text = useText();
  return (link) => socialName(link, text('contact'));
}

export interface SocialEntryProps {
  link: SocialLink;
  name: string;
  /** Whether the name is shown next to the icon. */
  isNamed?: boolean;
}

/** An entry: a link that opens a new tab, or a button that shows a text, an image or HTML. */
export function SocialEntry({ link, name, isNamed = false }: SocialEntryProps) {
  const face = (
    <>
      <SocialIcon icon={link.icon} />
      {isNamed && name}
    </>
  );
  const label = isNamed ? undefined : name;
  const className = isNamed ? 'lt-social__entry lt-social__entry--named' : 'lt-social__entry';
  if (isFollowed(link)) {
    return (
      <a
        className={className}
        href={link.content}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        title={label}
      >
        {face}
      </a>
    );
  }
  return (
    <Popover
      label={name}
      trigger={face}
      align="center"
      className={className}
      popupClassName="lt-social__popup"
    >
      <SocialContent link={link} name={name} />
    </Popover>
  );
}
