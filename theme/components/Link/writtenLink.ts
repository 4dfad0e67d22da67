import { removeBase } from '@rspress/core/runtime';

/** The properties of a click event, from React or the DOM. */
type Click = Pick<
  MouseEvent,
  'target' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/**
 * Returns the target of a plain click on a link in static HTML, in the form that `useLinkNavigate`
 * takes. Returns `undefined` for clicks outside such links, and for those that the browser handles:
 * new tabs and links to other sites.
 *
 * @param selector the selector of the links
 */
export function writtenTarget(click: Click, selector: string): string | undefined {
  const link = (click.target as Element).closest?.<HTMLAnchorElement>(selector);
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (!link || hasModifier || click.defaultPrevented) return undefined;
  if (link.origin !== window.location.origin) return undefined;
  return removeBase(link.pathname) + link.search + link.hash;
}
