import { existsSync } from 'node:fs';
import path from 'node:path';
import { twinRoute } from '../../theme/routes/twin';
import { originOf, readBuiltPages, readTwin } from '../support/builtSite';
import { documentContent, markdownContent } from '../support/pageFacts';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

/** The target of a link as the twin has it: pages as twins, everything else as it is. */
function twinLink(href: string, site: { folder: string; base: string }): string {
  const { folder, base } = site;
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (!address.startsWith(base)) return href;
  // The server leads `/Guide/First/` and `/en/guide/first` to `/guide/first`.
  const route = `/${address.slice(base.length)}`.replace(/^\/en\//, '/').toLowerCase();
  const twin = [route, route.replace(/\/$/, '')]
    .map(twinRoute)
    .find((name) => existsSync(path.join(folder, name)));
  return twin ? `${originOf(site)}${base}${twin.slice(1)}${rest}` : href;
}

for (const name of ['docs', 'kit', 'based'] as const) {
  const site = SITES[name];

  test(`[MD-3] [OVER-4] [ROUTE-12] every twin of the ${name} site has what its page shows`, async ({
    page,
  }) => {
    // Hundreds of pages.
    test.setTimeout(300_000);
    for (const { route, html } of readBuiltPages(site.folder)) {
      const shown = await page.evaluate(documentContent, html);
      const twin = markdownContent(readTwin(site.folder, route));
      expect.soft(twin.headings, route).toEqual(shown.headings);
      expect.soft(twin.tables, route).toEqual(shown.tables);
      expect.soft(twin.diagrams, route).toBe(shown.diagrams);
      expect
        .soft(twin.links.toSorted(), route)
        .toEqual(shown.links.map((href) => twinLink(href, site)).toSorted());
      // Named types, which the document opens one by one, are one block in the twin.
      const areTypes = (code: string) => shown.types.some((type) => code.includes(type));
      const types = twin.code.filter(areTypes).join('\n');
      for (const type of shown.types) expect.soft(types, route).toContain(type);
      const code = twin.code.filter((block) => !areTypes(block));
      // Of tabs the document has the chosen one, the twin has all.
      if (shown.hasTabs) expect.soft(code, route).toEqual(expect.arrayContaining(shown.code));
      else expect.soft(code, route).toEqual(shown.code);
    }
  });
}
