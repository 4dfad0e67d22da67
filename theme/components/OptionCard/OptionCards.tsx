import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../ui/loading/loadPart';
import { NAME_LINKS } from './nameLinks';
import type { OptionCardProps } from './OptionCard';

/** What a reader reached first. */
interface Reached {
  Card: ComponentType<OptionCardProps>;
  link: Element;
}

/**
 * Cards beside links that name an option or an export: loaded when a reader reaches the first of
 * them with the pointer or the keyboard. Renders nothing until then.
 */
export default function OptionCards() {
  const [reached, setReached] = useState<Reached>();

  useEffect(() => {
    if (reached) return;
    const reach = async ({ target }: Event) => {
      const link = (target as Element).closest?.(NAME_LINKS);
      if (!link) return;
      const { default: Card } = await loadPart(() => import('./OptionCard'));
      setReached({ Card, link });
    };
    // A card is an extra: without it the link still leads there.
    const tryReach = (event: Event) => void reach(event).catch(() => {});
    document.addEventListener('pointerover', tryReach);
    document.addEventListener('focusin', tryReach);
    return () => {
      document.removeEventListener('pointerover', tryReach);
      document.removeEventListener('focusin', tryReach);
    };
  }, [reached]);

  return reached && <reached.Card first={reached.link} />;
}
