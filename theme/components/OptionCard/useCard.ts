import { removeBase, useLocation } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { optionsFile } from '../../../plugins/reference/options/published/shared';
import { parseRoute } from '../../routes/address';
import { useSiteAddresses } from '../../routes/usePageAddress';
import { loadPart } from '../../ui/loading/loadPart';
import { readOptions } from '../AllOptions/fetchOptions';
import { type Card, cardOf } from './cardOf';
import { NAME_LINKS } from './nameLinks';

/** How long the pointer rests on a link before its card is shown, in milliseconds. */
const SHOW_AFTER_MS = 250;

/** How long it may be away from link and card before the card goes, in milliseconds. */
const HIDE_AFTER_MS = 200;

/** A card that is shown, and the link that it is about. */
export interface ShownCard {
  link: HTMLAnchorElement;
  card: Card;
  version: string;
}

const linkAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>(NAME_LINKS) ?? undefined;

/** A finger or a click focuses, too, and wants to follow the link. */
const isReachedByKey = (link: Element) => link.matches(':focus-visible');

/**
 * The card of the link that the reader is at: on hover after a moment, on the keyboard's focus at
 * once. Escape hides it, and it stays while the pointer is on it.
 *
 * @param first the link that he was at when this was loaded
 * @param id of the card
 */
export function useCard(first: Element, id: string): ShownCard | undefined {
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
      // A card is an extra: without it the link still leads there.
    }
  }

  /** Wants the card of a link, or none, after a while. */
  function want(link: HTMLAnchorElement | undefined, after: number): void {
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
    const hide = () => want(undefined, 0);
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const link = linkAt(target);
      if (link && link === dismissed) return;
      dismissed = undefined;
      const isOnCard = (target as Element).closest?.(`[id="${id}"]`);
      if (link) want(link, SHOW_AFTER_MS);
      else if (isOnCard) clearTimeout(timer.current);
      else if (!wanted.current || !isReachedByKey(wanted.current)) want(undefined, HIDE_AFTER_MS);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const link = linkAt(target);
      want(link && isReachedByKey(link) ? link : undefined, 0);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dismissed = wanted.current;
      hide();
    };
    const start = linkAt(first);
    if (start && (start.matches(':hover') || isReachedByKey(start))) want(start, 0);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to another place closes the card
  useEffect(() => () => want(undefined, 0), [location]);

  useEffect(() => {
    const link = shown?.link;
    if (!link) return;
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [shown, id]);

  return shown;
}
