import { type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../../ui/loading/loadPart';
import { REACHED_LINKS } from './nameLinks';

/**
 * Cards beside links that name an option or an export, and the way of links that are HTML: loaded when a reader reaches the first of
 * them with the pointer or the keyboard. Renders nothing until then.
 */
export default function OptionCards() {
  const [card, setCard] = useState<ReactNode>();

  useEffect(() => {
    const listening = new AbortController();
    const reach = async ({ target }: Event) => {
      const link = (target as Element).closest?.(REACHED_LINKS);
      if (!link) return;
      try {
        const { default: Card } = await loadPart(() => import('./OptionCard'));
        setCard((shown) => shown ?? <Card first={link} />);
        listening.abort();
      } catch {
        // A card is an extra: without it the link still leads there.
      }
    };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, reach, listening);
    return () => listening.abort();
  }, []);

  return card;
}
