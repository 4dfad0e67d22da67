import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect, isDeepStrictEqual } from 'node:util';
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
    const wrong: string[] = [];
    for (const { route, html } of readBuiltPages(site.folder)) {
      const shown = await page.evaluate(documentContent, html);
      const twin = markdownContent(readTwin(site.folder, route));
      const compare = (what: string, inTwin: unknown, inPage: unknown) => {
        if (isDeepStrictEqual(inTwin, inPage)) return;
        wrong.push(
          `${route}: ${what} of the twin ${inspect(inTwin)}, of the page ${inspect(inPage)}`,
        );
      };
      compare('headings', twin.headings, shown.headings);
      compare('tables', twin.tables, shown.tables);
      compare('diagrams', twin.diagrams, shown.diagrams);
      const links = shown.links.map((href) => twinLink(href, site));
      compare('links', twin.links.toSorted(), links.toSorted());
      // Named types, which the document opens one by one, are one block in the twin.
      const areTypes = (code: string) => shown.types.some((type) => code.includes(type));
      const types = twin.code.filter(areTypes).join('\n');
      const unnamed = shown.types.filter((type) => !types.includes(type));
      compare('types', unnamed, []);
      const code = twin.code.filter((block) => !areTypes(block));
      // Of tabs the document has the chosen one, the twin has all.
      if (!shown.hasTabs) compare('code', code, shown.code);
      else {
        const missing = shown.code.filter((block) => !code.includes(block));
        compare('code of chosen tabs', missing, []);
      }
    }
    expect(wrong).toEqual([]);
  });
}
