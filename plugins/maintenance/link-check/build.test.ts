import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const BUILD_MS = 240_000;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const CONFIG = `
import { pluginLanguageFallback } from '../plugins/pages/language-fallback';
import { pluginLinkCheck } from '../plugins/maintenance/link-check';
import { pluginRenderErrors } from '../plugins/maintenance/render-errors';
import { checkSettings, finishSite } from '../plugins/building/site';

const page = { routePath: '/generated', content: '# Generated\\n\\n## Part\\n' };

const config = {
  base: '/docs/',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  themeConfig: { footer: { message: '<a href="/docs/imprint">Imprint</a>' } },
  plugins: [
    pluginLanguageFallback(),
    pluginLinkCheck(),
    pluginRenderErrors(),
    { name: 'generated', addPages: () => [page] },
  ],
};

export default finishSite(config, checkSettings(config, process.cwd()), process.cwd());
`;

const SITE = {
  'rspress.config.ts': CONFIG,
  'Card.tsx': `import { Link } from '@rspress/core/theme';

export function Card({ to }: { to: string }) {
  return <p id="card"><Link href={to}>More</Link></p>;
}
`,
  'docs/public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/en/_nav.json':
    '[\n  { "text": "Guide", "link": "/guide/start" },\n  { "text": "Gone", "link": "/gone" }\n]',
  'docs/zh/_nav.json': '[]',
  'docs/zh/index.mdx': '# 首页\n\n[开始](/)\n',
};

/** Builds a site with the real command line. */
async function build(files: Record<string, string>) {
  const folder = mkdtempSync(path.resolve('test-results-links-'));
  folders.push(folder);
  for (const [name, content] of Object.entries({ ...SITE, ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const command = path.resolve('node_modules/@rspress/core/bin/rspress.js');
  const settings = { NODE_ENV: 'production', RSPRESS_PERSISTENT_CACHE: 'false', FORCE_COLOR: '0' };
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [command, 'build'], { cwd: folder, env });
  const status = new Promise((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, output: `${output}${errors}` };
}

/** Returns the lines of a list in the output. */
function listOf(output: string, name = '[links]'): string[] {
  const [first = '', ...lines] = output.slice(output.indexOf(name)).split('\n');
  return [
    first,
    ...lines.slice(
      0,
      lines.findIndex((line) => !line.startsWith('  ')),
    ),
  ];
}

test.concurrent(
  '[AUTH-1] dead links, headings and images fail the build in one list with file, line and the nearest target',
  async () => {
    const { status, output } = await build({
      'docs/en/index.mdx': `---
pageType: home
hero:
  name: Tiny
  actions:
    - text: Begin
      link: /guide/strat
---
`,
      'docs/en/guide/_part.mdx': '## Shared\n\n[Nothing](#nothing)\n',
      'docs/en/guide/start.mdx': `import Part from './_part.mdx';
import { Card } from '../../../Card';

# Start

## First

## First

## Named {#own-id}

<p id="raw">Raw</p>

<Part />

[a](#first-1), [b](./start.mdx#own-id), [c](/guide/start.html?x=1#raw), [d](#shared), [e](#card),
[f](/icon.svg), [g](/generated#part), [h](/zh/guide/start#first), [i](mailto:a@b.example),
[k](/guide/start.md), <a href="/docs/guide/start#first">l</a>, [m](https://other.example/nope).

![Icon](/icon.svg)

- [dead page](/guide/strat) and [dead heading](#own-idd)
- [by reference][gone]
- <a href="/guide/start">without the base</a>
- [broken](/guide/100%)
- ![no image](./icon.png)

<Card to="/guide/nowhere" />

[gone]: /generated#prt
`,
    });
    expect(listOf(output)).toEqual([
      '[links] 11 links are wrong:',
      '  docs/en/_nav.json:3:29 /gone is not a page or file of the site → correct or remove the link',
      '  docs/en/guide/_part.mdx:3:1 the page has no heading "#nothing" → correct or remove the link',
      '  docs/en/guide/start.mdx:22:3 /guide/strat is not a page or file of the site → did you mean /guide/start?',
      '  docs/en/guide/start.mdx:22:33 the page has no heading "#own-idd" → did you mean #own-id?',
      '  docs/en/guide/start.mdx:24:6 /guide/start is not below /docs/ → did you mean /docs/guide/start?',
      '  docs/en/guide/start.mdx:25:3 /guide/100% is not a valid address → write "%25" for a percent sign',
      '  docs/en/guide/start.mdx:26:3 ./icon.png does not exist next to the page → correct or remove the link',
      '  docs/en/guide/start.mdx:28:11 /docs/guide/nowhere is not a page or file of the site → did you mean /guide/start?',
      '  docs/en/guide/start.mdx:30:1 /generated has no heading "#prt" → did you mean #part?',
      '  docs/en/index.mdx:1:1 in the HTML of the page: /docs/imprint is not a page or file of the site → correct or remove the link',
      '  docs/en/index.mdx:7:13 /guide/strat is not a page or file of the site → did you mean /guide/start?',
    ]);
    expect(status).toBe(1);
  },
  BUILD_MS,
);

test.concurrent(
  '[AUTH-7] pages that fail to render name their file and the error; the rest is checked in the same run',
  async () => {
    // More pages than Rspress renders concurrently.
    const names = Array.from({ length: 40 }, (_, index) => `page-${index + 10}`);
    const failing = (name: string) =>
      `# Page\n\n## First\n\n{(() => { throw new Error('no data for ${name}') })()}\n`;
    const { status, output } = await build({
      'docs/en/_nav.json': '[]',
      'docs/en/index.mdx': '# Home\n\n[Dead](/nowhere)\n',
      ...Object.fromEntries(names.map((name) => [`docs/en/guide/${name}.mdx`, failing(name)])),
    });
    expect(listOf(output, '[render]')).toEqual([
      '[render] 40 pages cannot be rendered:',
      ...names.map((name) => `  docs/en/guide/${name}.mdx Error: no data for ${name}`),
    ]);
    expect(listOf(output)).toEqual([
      '[links] 1 link is wrong:',
      '  docs/en/index.mdx:3:1 /nowhere is not a page or file of the site → correct or remove the link',
    ]);
    expect(status).toBe(1);
  },
  BUILD_MS,
);
