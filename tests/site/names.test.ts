import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { type BuiltPage, mainPart, readBuiltPages } from '../support/builtSite';
import { SITES } from '../support/sites';

const { folder } = SITES.docs;
const pages = readBuiltPages(folder);
const byRoute = new Map(pages.map((page) => [page.route, page]));

/** `/v1/zh/config/entry` → `/v1/zh` */
const prefixOf = (route: string) => /^(\/v1)?(\/zh)?(?=\/)/.exec(route)?.[0] ?? '';

/** Links whose text is a path of an option, or ends with the name of a plugin. */
const NAME_LINK = /<a [^>]*?href="([^"]+)"[^>]*><code>((?:\w+\.)+\w+|(?:\w+\.)*\w+Plugin)<\/code>/g;

function namesOf({ html }: BuiltPage): { href: string; name: string }[] {
  // Long names can break.
  const links = [...mainPart(html).replaceAll('<wbr>', '').matchAll(NAME_LINK)];
  return links.map(([, href = '', name = '']) => ({ href, name }));
}

for (const prefix of ['', '/zh', '/v1', '/v1/zh']) {
  test(`[OPT-2] ${prefix}/ links the names of options and exports to headings of the same version and language`, () => {
    const isText = ({ route }: BuiltPage) => !route.endsWith('/all-options');
    const own = pages.filter((page) => prefixOf(page.route) === prefix && isText(page));
    let count = 0;
    for (const page of own) {
      for (const { href, name } of namesOf(page)) {
        if (!href.startsWith('/') || href.startsWith('/v1') !== prefix.startsWith('/v1')) continue;
        const [route = '', id] = href.split('#');
        const target = byRoute.get(route);
        expect(prefixOf(route), `${page.route}: ${name} → ${href}`).toBe(prefix);
        expect(target, `${page.route}: ${name} → ${href}`).toBeDefined();
        if (id) expect(target?.html, `${page.route}: ${name} → ${href}`).toContain(`id="${id}"`);
        count += 1;
      }
    }
    process.stdout.write(`${prefix}/: ${count} names in code lead to their sections\n`);
    expect(count).toBeGreaterThan(150);
  });

  test(`[OPT-2] ${prefix}/ names lead there in the Markdown of a page too, and named types are explained once`, () => {
    const read = (name: string) => readFileSync(path.join(folder, `${prefix}/${name}.md`), 'utf8');
    expect(read('guide/concepts/mode')).toContain(
      `[\`optimization.minimize\`](${prefix}/config/optimization.md#optimizationminimize)`,
    );
    expect(read('config/module-rules').match(/^type RuleSetCondition = /gm)).toHaveLength(1);
  });

  test(`[OPT-2] ${prefix}/ says what the named types of options are`, () => {
    const html = byRoute.get(`${prefix}/config/module-rules`)?.html.replaceAll('<wbr>', '') ?? '';
    expect(html).toContain('<summary><code>RuleSetRule</code></summary>');
    expect(html).toContain('extractSourceMap?: boolean');
  });
}
