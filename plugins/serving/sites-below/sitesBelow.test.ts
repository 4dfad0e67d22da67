import { expect, test } from 'vitest';
import { parseFile } from '../../content/tree/parseFile';
import { linksToSites } from './linksToSites';
import { ownLinkPattern, withWrittenLinks } from './siteLinks';

test('a link to another site becomes a plain element; the others stay links of Markdown', () => {
  const { tree } = parseFile('[Kit](/api/start#a "Title") and [`here`](/apis)\n', 'page.mdx');
  linksToSites(tree, ['/api/']);
  expect(tree.children?.[0]?.children).toMatchObject([
    {
      type: 'mdxJsxTextElement',
      name: 'a',
      attributes: [
        { type: 'mdxJsxAttribute', name: 'href', value: '/api/start#a' },
        { type: 'mdxJsxAttribute', name: 'title', value: 'Title' },
      ],
      children: [{ type: 'text', value: 'Kit' }],
    },
    { type: 'text', value: ' and ' },
    { type: 'link', url: '/apis' },
  ]);
});

test.each([
  ['/guide/', true],
  ['/apis/', true],
  ['/api/start', false],
  ['/a.b/c', false],
  ['/aXb/c', true],
  ['https://example.com/', false],
])('%s is a link of this site: %s', (link, expected) => {
  const pattern = ownLinkPattern(['/api/', '/a.b/']);
  expect(new RegExp(pattern.slice(1, -1)).test(link)).toBe(expected);
});

test('restores links of the navigation to other sites', () => {
  const site = { langs: ['en', 'zh'], versions: ['v2', 'v1'] };
  const data = (...links: string[]) => links.map((link) => `{ "link": "${link}" }`).join();
  expect(
    withWrittenLinks(
      data('/zh/api/zh/index.html', '/v1/zh/api/start.html#a', '/api/index.html', '/zh/apis.html'),
      ['/api/'],
      site,
    ),
  ).toBe(data('/api/zh/', '/api/start#a', '/api/', '/zh/apis.html'));
});
