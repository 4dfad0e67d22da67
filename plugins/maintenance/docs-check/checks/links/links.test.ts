import { expect, test } from 'vitest';
import { pluginSitesBelow } from '../../../../serving/sites-below';
import { pluginLinkCheck } from '../../../link-check';
import { pluginRedirects } from '../../../redirects';
import { findings } from '../../testing/docsFolder';
import { links } from '.';

test('[AUTH-1] the check of the docs reports dead links with file, line and column', async () => {
  expect(
    await findings(links, {
      'docs/public/icon.svg': '<svg/>',
      'docs/v2/en/_nav.json': '[{ "text": "A", "link": "/b" }]',
      'docs/v2/en/a.mdx': '# A\n\n## Part\n\n[good](#part) [icon](/icon.svg) [bad](#prt)\n',
      'docs/v2/zh/a.mdx': '# 甲\n\n[好](/a) [坏](/en/a#nowhere)\n',
    }),
  ).toEqual([
    'docs/v2/en/_nav.json:1:25 links: /b is not a page or file of the site → correct or remove the link',
    'docs/v2/en/a.mdx:5:33 links: the page has no heading "#prt" → did you mean #part?',
    'docs/v2/zh/a.mdx:3:9 links: /en/a has no heading "#nowhere" → correct or remove the link',
  ]);
});

test('the check of the docs takes redirects, other sites and ignored links into account', async () => {
  const plugins = [
    pluginLinkCheck({ ignored: [/^\/play/] }),
    pluginRedirects({ '/old': '/a' }),
    pluginSitesBelow(['/api/']),
  ];
  const text = '# A\n\n[1](/old) [2](/api/any) [3](/play/any) [4](/apis)\n';
  expect(await findings(links, { 'docs/v2/en/a.mdx': text }, plugins)).toEqual([
    'docs/v2/en/a.mdx:3:1 links: /old is an old address → write /a',
    'docs/v2/en/a.mdx:3:40 links: /apis is not a page or file of the site → correct or remove the link',
  ]);
});
