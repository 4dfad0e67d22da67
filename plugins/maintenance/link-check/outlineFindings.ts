import type { SaidOutline } from '../../content/facts/contentFacts';
import type { Finding } from '../../support/finding';
import { nearestId } from './suggestion';

/**
 * Entries of an outline that lead nowhere in the page.
 *
 * @param said what a plugin has said of the page
 * @param idsOf the ids of the page; `undefined` where components may add some
 * @param file the page, as findings call it
 */
export function outlineFindings(
  said: SaidOutline | undefined,
  idsOf: () => ReadonlySet<string> | undefined,
  file: string,
): Finding[] {
  if (!said) return [];
  const { plugin, ids } = said;
  const known = idsOf();
  return ids.flatMap((id) => {
    if (!known || known.has(id)) return [];
    const near = nearestId(id, known);
    const mend = near ? `did you mean #${near}?` : 'name a heading of the page';
    const message = `facts: the outline contains a heading that does not exist: ${JSON.stringify(`#${id}`)} → ${mend}`;
    return [{ check: plugin, file, line: 1, message }];
  });
}
