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
      if (!(event.target as Element).closest?.(REACHED_LINKS)) return;
      try {
        const { default: Card } = await loadPart(() => import('./OptionCard'));
        setCard((shown) => shown ?? <Card first={event} />);
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
