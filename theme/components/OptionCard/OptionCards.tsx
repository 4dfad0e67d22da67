import { type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../../ui/loading/loadPart';
import { REACHED_LINKS } from './nameLinks';

/**
 * Loads the cards of links to options and exports, and the navigation of links in static HTML, when
 * the first such link is hovered or focused. Renders nothing until then.
 */
export default function OptionCards() {
  const [card, setCard] = useState<ReactNode>();

  useEffect(() => {
    const listening = new AbortController();
    const reach = async (event: Event) => {
      const { target } = event;
      const link = (target as Element).closest?.(REACHED_LINKS);
      if (!link) return;
      try {
        const { default: Card } = await loadPart(() => import('./OptionCard'));
        // A tap also hovers the link, but leads to its page instead of opening its card.
        const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
        setCard((shown) => shown ?? <Card first={isTap ? undefined : link} />);
        listening.abort();
      } catch {
        // The card is optional: the link works without it.
      }
    };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, reach, listening);
    return () => listening.abort();
  }, []);

  return card;
}
