import { expect, test } from 'vitest';
import { findings } from '../../testing/docsFolder';
import { links } from '.';

test('[AUTH-1] the check of the docs lists links that lead nowhere, with file, line and column', async () => {
  expect(
    await findings(links, {
      'docs/public/icon.svg': '<svg/>',
      'docs/v2/en/_nav.json': '[{ "text": "A", "link": "/b" }]',
      'docs/v2/en/a.mdx': '# A\n\n## Part\n\n[good](#part) [icon](/icon.svg) [bad](#prt)\n',
      'docs/v2/zh/a.mdx': '# 甲\n\n[好](/a) [坏](/en/a#nowhere)\n',
    }),
  ).toEqual([
    'docs/v2/en/_nav.json:1:25 links: /b is no page or file of the site → correct or remove the link',
    'docs/v2/en/a.mdx:5:33 links: the page has no heading "#prt" → did you mean #part?',
    'docs/v2/zh/a.mdx:3:9 links: /en/a has no heading "#nowhere" → correct or remove the link',
  ]);
});
