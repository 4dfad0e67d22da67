import { useLang } from '@rspress/core/runtime';
import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTextsOf } from '../../hooks/useTextsOf';
import { inlineHtml, withoutLinks } from '../AllOptions/inlineHtml';
import { aboutOf, markTexts } from '../AllOptions/optionMarks';
import { optionTableStrings } from '../AllOptions/optionTableStrings';
import { useUsedMark } from '../OptionVersion/useUsedMark';
import { cardPlace } from './cardPlace';
import '../AllOptions/optionBadges.css';
import './OptionCard.css';
import { type ShownCard, useCard } from './useCard';
import { useWrittenLinks } from './useWrittenLinks';

export interface OptionCardProps {
  /** The event of the link that was hovered or focused when this component was loaded. */
  first: Event;
}

/** The Markdown of an option, without links, because a card is not interactive. */
function Inline({ markdown }: { markdown: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineHtml(withoutLinks(markdown)) }} />;
}

function CardContent({ card, version }: Pick<ShownCard, 'card' | 'version'>) {
  const text = useTextsOf(optionTableStrings);
  const { name, type, default: value } = card;
  const about = aboutOf(card, useLang(), text);
  const used = useUsedMark(card);
  return (
    <>
      <p className="lt-card__name">
        <code>{name}</code>
        {markTexts(card, version, text).map(({ mark, text: badge }) => (
          <span key={mark} data-mark={mark}>
            {badge}
          </span>
        ))}
        {used && (
          <span data-mark={used.mark} data-used="">
            {used.text}
          </span>
        )}
      </p>
      {about && (
        <p className="lt-card__about">
          <Inline markdown={about} />
        </p>
      )}
      {type && (
        <dl className="lt-card__facts">
          <dt>{text('optionType')}</dt>
          <dd>
            <code>{type}</code>
          </dd>
          {value && (
            <>
              <dt>{text('optionDefault')}</dt>
              <dd>
                <Inline markdown={value} />
              </dd>
            </>
          )}
        </dl>
      )}
    </>
  );
}

/** A card that describes the option of the hovered or focused link. */
export default function OptionCard({ first }: OptionCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const shown = useCard(first, id);
  useWrittenLinks();

  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !shown) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const place = cardPlace(shown.link.getBoundingClientRect(), size, { width, height });
    const around = (element.offsetParent ?? document.body).getBoundingClientRect();
    element.style.top = `${place.top - around.top}px`;
    element.style.left = `${place.left - around.left}px`;
  }, [shown]);

  if (!shown) return null;
  return createPortal(
    <div ref={card} key={shown.link.href} id={id} className="lt-card lt-badges" role="tooltip">
      <CardContent card={shown.card} version={shown.version} />
    </div>,
    // Inside the landmark of the link, where assistive technology expects content.
    shown.link.closest('main') ?? document.body,
  );
}
