import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PublishedOptions } from '../../plugins/reference/options/published/shared';
import { plainPath } from '../../plugins/support/plainPath';
import { readTwin } from '../support/builtSite';
import { SITES } from '../support/sites';

const { folder } = SITES.docs;

const EDITIONS = [
  { prefix: '', version: 'v2', lang: 'en' },
  { prefix: '/zh', version: 'v2', lang: 'zh' },
  { prefix: '/v1', version: 'v1', lang: 'en' },
  { prefix: '/v1/zh', version: 'v1', lang: 'zh' },
];

const textOf = (lang: string, minor: string) =>
  lang === 'zh' ? `${minor} 起可用` : `Since ${minor}`;

const htmlOf = (route: string) => readFileSync(path.join(folder, `${route}.html`), 'utf8');

/** The options with a badge in the table of HTML, by name. */
function tableBadges(html: string): Map<string, string> {
  const rows = html.match(/<tr data-kind[\s\S]*?<\/tr>/g) ?? [];
  return new Map(
    rows.flatMap((row) => {
      const name = /<code>([^<]+)<\/code>/.exec(row.replaceAll('<wbr>', ''))?.[1] ?? '';
      const minor = /data-since="([^"]+)">([^<]+)</.exec(row);
      return minor ? [[name, `${minor[1]} ${minor[2]}`] as const] : [];
    }),
  );
}

for (const { prefix, version, lang } of EDITIONS) {
  const json: PublishedOptions = JSON.parse(
    readFileSync(path.join(folder, 'options', version, `${lang}.json`), 'utf8'),
  );
  const newer = Object.entries(json.options).filter(([, { since }]) => since);

  test(`[OPT-3] ${prefix}/: the minor versions of JSON, HTML and Markdown are the same in the list`, () => {
    expect(newer.length).toBeGreaterThan(50);
    const all = [...newer, ...Object.entries(json.gone ?? {}).filter(([, { since }]) => since)];
    const wanted = all.map(
      ([name, { since = '' }]) => `${plainPath(name)}: ${since} ${textOf(lang, since)}`,
    );
    const route = `${prefix}/config/all-options`;
    const shown = [...tableBadges(htmlOf(route))].map(([name, badge]) => `${name}: ${badge}`);
    expect(shown.sort()).toEqual(wanted.sort());
    const lines = readTwin(folder, route).split('\n');
    for (const [name, { since = '' }] of all) {
      const code = `\`${plainPath(name)}\``;
      const line = lines.find((text) =>
        [`| [${code}]`, `| ${code} `].some((start) => text.startsWith(start)),
      );
      expect(line, name).toContain(textOf(lang, since));
    }
  });

  test(`[OPT-3] ${prefix}/: the section of each newer option says since when, in HTML and in Markdown`, () => {
    let count = 0;
    for (const [name, { since = '', page = '' }] of newer) {
      const [route = '', id = ''] = page.split('#');
      if (!id) continue;
      const [, section = ''] = htmlOf(route).split(new RegExp(`<h\\d[^>]* id="${id}"`));
      const own = (section.split(/<h\d/)[0] ?? '').replace(/<!--.*?-->/g, '');
      const title = plainPath(name).split('.').at(-1) ?? '';
      // An option without a heading is told in the section around it.
      if (!id.endsWith(title.toLowerCase())) continue;
      expect(own, `${page} ${name}`).toContain(`data-since="${since}">${textOf(lang, since)}<`);
      expect(readTwin(folder, route), name).toContain(textOf(lang, since));
      count += 1;
    }
    expect(count).toBeGreaterThan(30);
  });
}

test('[OPT-3] nothing of the choice is in pages without options', () => {
  for (const route of [
    '/guide/start/introduction',
    '/zh/guide/start/quick-start',
    '/config/check',
  ]) {
    expect(htmlOf(route)).not.toMatch(/OptionVersion|Which version do you use|你用的是哪个版本/);
  }
});
