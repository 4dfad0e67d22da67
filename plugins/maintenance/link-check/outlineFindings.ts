import type { PluginOutline } from '../../content/facts/contentFacts';
import type { Finding } from '../../support/finding';
import { nearestId } from './suggestion';

/**
 * Finds entries of an outline that do not exist on the page.
 *
 * @param outline the outline that a plugin has provided for the page
 * @param idsOf returns the ids of the page, or `undefined` if components may add some
 * @param file the path of the page in findings
 */
export function outlineFindings(
  outline: PluginOutline | undefined,
  idsOf: () => ReadonlySet<string> | undefined,
  file: string,
): Finding[] {
  if (!outline) return [];
  const { plugin, ids } = outline;
  const known = idsOf();
  return ids.flatMap((id) => {
    if (!known || known.has(id)) return [];
    const near = nearestId(id, known);
    const remedy = near ? `did you mean #${near}?` : 'name a heading of the page';
    const message = `facts: the outline contains a heading that does not exist: ${JSON.stringify(`#${id}`)} → ${remedy}`;
    return [{ check: plugin, file, line: 1, message }];
  });
}
