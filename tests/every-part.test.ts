import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { themeEntries } from '../plugins/pages/theme/readParts';
import { buildFolder } from './support/buildFolder';

const FOLDER = 'test-results/elsewhere/every-part';
const BUILD_MS = 240_000;

const parts = themeEntries()
  .filter(({ kind }) => kind === 'part')
  .map(({ name }) => name);

/** An element that only the part of the site has. */
const mark = (name: string) => `part-${name.toLowerCase()}`;

/** Every part with an element of the site before it, and an export that is no part. */
const theme = [
  "import * as lectern from '../../../../theme';",
  "export * from '../../../../theme';",
  ...parts.map(
    (name) =>
      `export const ${name} = (props: any) => { const Original = (lectern as any).${name}; return <><i className="${mark(name)}" /><Original {...props} /></>; };`,
  ),
  `export const Price = () => <i className="${mark('Price')}" />;`,
].join('\n');

const config = `import { defineSite } from '../../../plugins/preset';
const tool = { name: 'Tool', desc: 'A tool', url: 'https://example.com', logo: '/tool.svg' };
export default defineSite({
  title: 'Parts',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English', footer: 'The end' }, { lang: 'zh', label: '中文', footer: '完' }],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  route: { cleanUrls: true },
  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://example.com/edit/' },
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.com' }],
  },
  theme: {
    relatedTools: [{ title: 'Tools', links: [tool] }],
    toolSections: { en: { heading: 'Tools', tagline: 'More', cards: [{ ...tool, urlText: 'Go' }] } },
  },
});`;

const HOME = `---
pageType: home
hero: { name: Parts, text: All of them, image: { src: /tool.svg, alt: '' } }
features: [{ title: One, details: First }]
---

Text of the home page.
`;
const START = `---
description: The first page.
---

# Start

## First step

[Next](/guide/deep/next)

## Second step

| a | b |
|---|---|
| 1 | 2 |
`;
const DEEP = '---\ntitle: Without a heading\ndescription: Only text.\n---\n\nText.\n';
const META = '["start", { "type": "dir", "name": "deep", "label": "Deep" }]';

/** The pages of a version and language. */
const pages = (folder: string): [string, string][] => [
  [`${folder}/index.mdx`, HOME],
  [
    `${folder}/_nav.json`,
    '[{ "text": "Guide", "link": "/guide/start", "activeMatch": "/guide/" }]',
  ],
  [`${folder}/guide/_meta.json`, META],
  [`${folder}/guide/index.mdx`, '---\ntitle: All\noverview: true\n---\n'],
  [`${folder}/guide/start.mdx`, START],
  [`${folder}/guide/deep/_meta.json`, '["next"]'],
  [`${folder}/guide/deep/next.mdx`, DEEP],
];

const files = [
  ...['v1/en', 'v1/zh', 'v2/en', 'v2/zh'].flatMap(pages),
  ['v2/en/guide/deep/only.mdx', '# Only in English\n'],
  ['v2/en/guide/deep/_meta.json', '["next", "only"]'],
  ['public/tool.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
];

let html = '';
let scripts = '';

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  const written: [string, string][] = [
    ['rspress.config.ts', config],
    ['theme/index.tsx', theme],
    ...files.map(([name = '', text = '']): [string, string] => [`docs/${name}`, text]),
  ];
  for (const [name, text] of written) {
    mkdirSync(path.join(FOLDER, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(FOLDER, name), text);
  }
  await buildFolder(FOLDER);
  const output = path.join(FOLDER, 'doc_build');
  const read = (ending: string) =>
    readdirSync(output, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(path.join(output, name), 'utf8'))
      .join('\n');
  html = read('.html');
  scripts = read('.js');
}, BUILD_MS);

test.each(parts)('[KIT-4] a site wraps %s', (name) => {
  expect(scripts).toContain(`className:"${mark(name)}"`);
  expect(html).toContain(`class="${mark(name)}"`);
});

test('[KIT-4] an export that nothing shows is in no script', () => {
  expect(scripts).not.toContain(mark('Price'));
});
