import { removeBase } from '@rspress/core/runtime';

/** What a click tells, in React or in the document. */
type Click = Pick<
  MouseEvent,
  'target' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/**
 * Where a plain click on a link that is HTML of the page leads to within the site, as `useLinkNavigate` takes it.
 * Nothing for a click beside such links, and for what is the browser's: a new tab, another site.
 *
 * @param selector of the links
 */
export function writtenTarget(click: Click, selector: string): string | undefined {
  const link = (click.target as Element).closest?.<HTMLAnchorElement>(selector);
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (!link || hasModifier || click.defaultPrevented) return undefined;
  if (link.origin !== window.location.origin) return undefined;
  return removeBase(link.pathname) + link.search + link.hash;
}
