import { removeBase, useLocation } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { optionsFile } from '../../../plugins/reference/options/published/shared';
import { parseRoute } from '../../routes/address';
import { useSiteAddresses } from '../../routes/usePageAddress';
import { loadPart } from '../../ui/loading/loadPart';
import { readOptions } from '../AllOptions/fetchOptions';
import { type Card, cardOf } from './cardOf';
import { NAME_LINKS } from './nameLinks';

/** The time on a link before its card is shown, in milliseconds. */
const SHOW_AFTER_MS = 250;

/** The time outside the link and its card before the card is hidden, in milliseconds. */
const HIDE_AFTER_MS = 200;

/** A visible card and its link. */
export interface ShownCard {
  link: HTMLAnchorElement;
  card: Card;
  version: string;
}

const linkAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>(NAME_LINKS) ?? undefined;

/** A tap also hovers a link, but leads to its page instead of opening its card. */
const isTap = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** Touches and clicks also focus a link, but do not open its card. */
const isReachedByKey = (link: Element) => link.matches(':focus-visible');

/**
 * Returns the card of the current link. Hovering shows it after a delay, and keyboard focus shows it
 * at once. Escape hides it, and it stays open while the pointer is over it.
 *
 * @param first the event of the link that was hovered or focused when this module was loaded
 * @param id the id of the card's element
 */
export function useCard(first: Event, id: string): ShownCard | undefined {
  const site = useSiteAddresses();
  const location = useLocation();
  const [shown, setShown] = useState<ShownCard>();
  const wanted = useRef<HTMLAnchorElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function show(link: HTMLAnchorElement): Promise<void> {
    const route = removeBase(link.pathname).replace(/\.html$/, '');
    const { version, lang } = parseRoute(route, site);
    try {
      const options = await loadPart(() => readOptions(optionsFile(version, lang)));
      const card = cardOf(options, `${route}${link.hash}`, link.textContent);
      if (wanted.current === link && link.isConnected) setShown(card && { link, card, version });
    } catch {
      // The card is optional: the link works without it.
    }
  }

  /** Schedules a link's card to be shown, or the current card to be hidden. */
  function schedule(link: HTMLAnchorElement | undefined, after: number): void {
    clearTimeout(timer.current);
    if (link === wanted.current && link) return;
    timer.current = setTimeout(() => {
      wanted.current = link;
      if (link) void show(link);
      else setShown(undefined);
    }, after);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners are the same for every page
  useEffect(() => {
    let dismissed: Element | undefined;
    const hide = () => schedule(undefined, 0);
    const onPointer = (event: PointerEvent) => {
      if (isTap(event)) return;
      const { target } = event;
      const link = linkAt(target);
      if (link && link === dismissed) return;
      dismissed = undefined;
      const isOnCard = (target as Element).closest?.(`[id="${id}"]`);
      if (link) schedule(link, SHOW_AFTER_MS);
      else if (isOnCard) clearTimeout(timer.current);
      else if (!wanted.current || !isReachedByKey(wanted.current))
        schedule(undefined, HIDE_AFTER_MS);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const link = linkAt(target);
      schedule(link && isReachedByKey(link) ? link : undefined, 0);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dismissed = wanted.current;
      hide();
    };
    const start = isTap(first) ? undefined : linkAt(first.target);
    if (start && (start.matches(':hover') || isReachedByKey(start))) schedule(start, 0);
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', hide);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the card
  useEffect(() => () => schedule(undefined, 0), [location]);

  useEffect(() => {
    const link = shown?.link;
    if (!link) return;
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [shown, id]);

  return shown;
}
