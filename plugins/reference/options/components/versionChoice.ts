import type { TreeNode } from '../../../content/tree/nodes';
import { textNodes } from '../../../content/tree/textNodes';
import { ownFile } from '../../../support/ownFile';
import { minorsOf } from '../minors/minors';
import type { SiteOptions } from '../siteOptions';

/** The component of the theme where readers select their version. */
const CHOICE_ELEMENT = 'OptionVersion';

/** Returns the versions of the docs with known minor versions, newest first: `v2=2.0,2.1 v1=1.0`. */
function editionsText(site: SiteOptions, version: string): string {
  let newest = version;
  for (let next = site.next(newest); next; next = site.next(newest)) newest = next;
  const editions: string[] = [];
  for (let at: string | undefined = newest; at; at = site.previous(at)) {
    const minors = site.of(at)?.minors;
    if (minors) editions.push(`${at}=${minorsOf(minors).join(',')}`);
  }
  return editions.join(' ');
}

/**
 * Returns the element where readers select their version. It is empty if the minor versions of the page's
 * version are unknown, and has no Markdown form.
 *
 * @param behind the node that precedes it
 */
export function versionChoice(site: SiteOptions, version: string, behind: TreeNode): TreeNode[] {
  const minors = site.of(version)?.minors;
  if (!minors) return [];
  const file = ownFile(
    import.meta.url,
    `../../../../theme/components/${CHOICE_ELEMENT}/${CHOICE_ELEMENT}`,
  );
  const end = behind.position?.end as { offset: number; line: number; column: number } | undefined;
  const attributes = { version, minors: editionsText(site, version), name: minors.package };
  return [
    ...textNodes(`import { ${CHOICE_ELEMENT} } from ${JSON.stringify(file)};`, behind),
    {
      type: 'mdxJsxFlowElement',
      name: CHOICE_ELEMENT,
      attributes: Object.entries(attributes).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      })),
      children: [],
      ...(end && { position: { start: end, end } }),
      data: { source: '' },
    },
  ];
}
