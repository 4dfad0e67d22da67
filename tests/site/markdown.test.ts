import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { twinRoute } from '../../theme/routes/twin';
import { requestBuilt } from '../support/builtServer';
import { originOf, readBuiltPages, readTwin } from '../support/builtSite';
import { SITES } from '../support/sites';

const LISTS = ['', 'zh/', 'v1/', 'v1/zh/'];

for (const name of ['docs', 'kit', 'based'] as const) {
  const site = SITES[name];

  test(`[MD-3] no twin of the ${name} site has syntax that is not Markdown`, () => {
    for (const { route } of readBuiltPages(site.folder)) {
      const text = readTwin(site.folder, route)
        .replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '')
        .replace(/`+[^`\n]+`+/g, '');
      expect.soft(text, route).not.toMatch(/^(?:import|export) .* from |^:::|<[A-Z]|\[!code|\{#/m);
      expect.soft(text, route).not.toMatch(/[\uE000\uE001]/);
    }
  });

  test(`[MD-5] every page of the ${name} site names its twin in the head`, () => {
    for (const { route, html } of readBuiltPages(site.folder)) {
      const href = `${originOf(site)}${site.base.replace(/\/$/, '')}${encodeURI(twinRoute(route))}`;
      expect(html, route).toContain(`<link rel="alternate" type="text/markdown" href="${href}">`);
    }
  });
}

test('[ROUTE-4] [MD-5] a page is served as Markdown at its route with .md and where Markdown is asked for', async () => {
  for (const route of ['/guide/start/introduction', '/zh/config/', '/v1/zh/plugins/']) {
    const byAddress = await requestBuilt('docs', twinRoute(route));
    expect(byAddress.status).toBe(200);
    expect(byAddress.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const byAccept = await requestBuilt('docs', route, { accept: 'text/markdown' });
    expect(await byAccept.text()).toBe(await byAddress.text());
  }
});

test('[ROUTE-4] a page that is shown in another language, and one without a file, have twins', () => {
  const { folder } = SITES.kit;
  expect(readTwin(folder, '/zh/guide/only-en')).toContain('lang: "en"');
  expect(readTwin(folder, '/zh/guide/only-en')).toContain('(/zh/guide/first.md#far)');
  expect(readTwin(folder, '/elements/generated')).toContain('# Generated page');
});

test('[MD-3] the label of a callout, the commands of all package managers and all tabs are in the twin', () => {
  expect(readTwin('doc_build', '/config/entry')).toMatch(/> \*\*Ignored in 2\.3\.2\*\*\n>\n> \S/);
  const packages = readTwin(SITES.kit.folder, '/elements/packages');
  for (const command of ['npm install -D', 'yarn add -D', 'pnpm add -D', 'bun add -D']) {
    expect(packages).toContain(`${command} vitest`);
  }
  const code = readTwin(SITES.kit.folder, '/elements/code');
  expect(code).toContain('```js title="rspack.config.mjs"');
  expect(code).toContain('```ts title="rspack.config.ts"');
});

test('[MD-4] every language of every version has a list of its pages, none under "Others"', async () => {
  for (const prefix of LISTS) {
    const list = await (await requestBuilt('docs', `/${prefix}llms.txt`)).text();
    expect(list).toMatch(/^# .+\n\n> .+\n\n## /);
    expect(list).not.toMatch(/^## .*(Others|其他)/m);
    const listed = [...list.matchAll(/^- \[[^\]]+\]\((\S+\.md)\)/gm)].map(([, href]) => href);
    const pages = readBuiltPages(SITES.docs.folder)
      .map(({ route }) => route)
      .filter((route) => /^\/(v1\/)?(zh\/)?/.exec(route)?.[0] === `/${prefix}`)
      .map(twinRoute);
    expect(listed.toSorted()).toEqual(pages.toSorted());
    const full = await (await requestBuilt('docs', `/${prefix}llms-full.txt`)).text();
    // A page that repeats what others say is left out by its frontmatter.
    const isRepeated = (href = '') => href.endsWith('/config/all-options.md');
    for (const href of listed) {
      const twin = readFileSync(path.join(SITES.docs.folder, href ?? ''), 'utf8');
      expect(full.includes(twin), href).toBe(!isRepeated(href));
    }
  }
});

test('[MD-4] the list follows the navbar and the sidebar', async () => {
  const list = await (await requestBuilt('docs', '/llms.txt')).text();
  const sections = [...list.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  const [home, ...others] = sections.map((name = '') => name.split(' / ')[0]);
  expect(home).toBe('Rspack Docs');
  expect([...new Set(others)]).toEqual(['Guide', 'Config', 'Plugins', 'API', 'News']);
  expect(sections).toContain('Guide / Core concepts');
});

for (const prefix of ['', '/zh', '/v1', '/v1/zh']) {
  test(`[OPT-1] the Markdown of ${prefix}/config/all-options is its table, the complete text of the site is without it`, () => {
    const { folder } = SITES.docs;
    const twin = readTwin(folder, `${prefix}/config/all-options`);
    const line = twin.split('\n').find((text) => text.startsWith('| [`output.publicPath`]')) ?? '';
    expect(line).toContain(`](${prefix}/config/output.md#outputpublicpath)`);
    expect(line).toContain("`'auto'`");
    const devtool = twin.split('\n').find((text) => text.startsWith('| [`devtool`]')) ?? '';
    const [, about = ''] = devtool.match(/(?<!\\)\| ((?:\\\||[^|])+) \|$/) ?? [];
    expect(about).toMatch(
      prefix.endsWith('/zh') ? /^\S.*。webpack 中：\S/ : /^\S.*\. In webpack: \S/,
    );
    expect(readFileSync(path.join(folder, prefix, 'llms-full.txt'), 'utf8')).not.toContain(line);
  });
}

for (const prefix of ['', '/zh']) {
  test(`[AUTH-5] the Markdown of ${prefix}/guide/migration/options-v1-to-v2 has the tables of options that changed`, () => {
    const twin = readTwin(SITES.docs.folder, `${prefix}/guide/migration/options-v1-to-v2`);
    expect(twin.match(/^\| --- \|/gm)).toHaveLength(5);
    expect(twin).toMatch(/^\| \[`devtool`\]\(\S+\.md#devtool-option\) \| [^|]*`'eval'`/m);
    expect(twin).not.toContain('OptionChanges');
  });
}
